import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import type { SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { output, thrown } from '../../fragments/events.ts'
import { failsAs, noErrors, timesOut, waiting } from '../../fragments/form.ts'
import { endedWith, outcomesOf, required } from '../../fragments/outcome.ts'
import { connectInput, reportsProvider } from '../../fragments/providerSignIn.ts'
import { answered, collectsConsents, confirmsUnderage, respondMessage } from '../../fragments/signupSteps.ts'
import { socialSignupSetup } from './socialSignup.setup.ts'
import type { SocialForm, SocialSignupContext, SocialSignupOutput } from './socialSignup.types.ts'

const outcomes = outcomesOf<SocialSignupContext, SocialSignupOutput>()

/** A flag that cannot be read counts as not set, as in the sign-up form. */
const unflagged = [{ guard: 'hasProfile', target: 'readingProfile' }, { target: 'deciding' }] as const

const unread = { type: 'assignRow', params: { row: 'emailCollection.profileUnread' } } as const

/** The register call is in flight, in the last form that was filled in. Another tab may have been refused for age in the meantime. */
const registeringAs = (
  view: 'EmailCollection' | 'socialSignupWithAge',
  form: SocialForm,
  timedOut: SignupRowId,
) =>
  socialSignupSetup.createStateConfig({
    tags: ['pending', `view:${view}`],
    initial: 'checkingAge',
    on: { 'submit.cancelled': form },
    states: {
      checkingAge: {
        invoke: {
          src: 'readUnderageFlag',
          onDone: [
            {
              guard: { type: 'isFlagged', params: output },
              target: '#socialSignup.collectingBirthday.blocked',
            },
            { target: 'calling' },
          ],
          onError: 'calling',
        },
      },
      calling: {
        ...waiting,
        invoke: {
          src: 'register',
          input: ({ context: { type, credentials, profile, email, birthday, country, extras } }) => ({
            type,
            credentials,
            profile,
            email: trimTyped(email),
            birthday,
            country,
            extras,
          }),
          onDone: { target: '#socialSignup.answered', actions: { type: 'assignRegistered', params: output } },
          onError: failsAs('#socialSignup.judging', { form }),
        },
        after: timesOut('#socialSignup.judging', timedOut),
      },
    },
  })

/**
 * Signs up with a provider's token, and asks for anything the provider did not share. Spec: auth.txt §4
 * "Social sign-up", "Underage"; §5 "Email collection"; §8.
 */
export const socialSignupMachine = socialSignupSetup.createMachine({
  id: 'socialSignup',
  context: ({ input }) => ({
    ...input,
    profile: input.profile ?? {},
    email: input.profile?.email ?? '',
    birthday: input.profile?.birthday ?? '',
    ...noErrors,
    extras: input.extras ?? null,
    user: null,
  }),
  initial: 'starting',
  output: outcomes.output,
  on: { 'signup.declined': '.declined' },
  states: {
    starting: {
      tags: 'pending',
      invoke: {
        src: 'readUnderageFlag',
        onDone: [
          { guard: { type: 'isFlagged', params: output }, target: 'collectingBirthday.blocked' },
          ...unflagged,
        ],
        onError: unflagged,
      },
    },
    /** Without a profile, the token still identifies the user, and the form asks for the email. */
    readingProfile: {
      tags: 'pending',
      invoke: {
        src: 'readProfile',
        input: ({ context: { type, credentials } }) => ({ type, credentials }),
        onDone: { target: 'deciding', actions: { type: 'assignProfile', params: output } },
        onError: {
          target: 'collectingEmail',
          actions: [unread, { type: 'emitFailed', params: thrown }],
        },
      },
      after: timesOut('collectingEmail', 'emailCollection.profileUnread'),
    },
    deciding: {
      always: [
        { guard: 'canRerequest', target: 'requestingEmail' },
        { guard: 'needsEmail', target: 'collectingEmail' },
        { guard: 'needsBirthday', target: 'collectingBirthday' },
        { guard: 'needsConsents', target: 'consents.first' },
        { target: 'registering' },
      ],
    },
    /** The email was just given; the birthday may have come from the provider. */
    decidingAfterEmail: {
      always: [
        { guard: 'needsBirthday', target: 'collectingBirthday' },
        { guard: 'needsConsents', target: 'consents.afterEmail' },
        { target: 'registeringWithEmail' },
      ],
    },
    /** The first provider gave no email: the user can share it, or type one. auth.txt §4 "email re-request flow". */
    requestingEmail: {
      tags: 'view:requestEmail',
      initial: 'offering',
      on: { 'typing.chosen': 'collectingEmail' },
      states: {
        offering: { on: { 'sharing.chosen': 'asking' } },
        /** The browser opened no window: once it may, the email can still be shared. */
        blocked: { on: { 'sharing.chosen': 'asking' } },
        asking: {
          tags: 'pending',
          invoke: {
            src: 'rerequestEmail',
            id: 'rerequestEmail',
            input: ({ context }) => connectInput(context, 'facebook', true),
            onDone: [
              {
                guard: { type: 'isShared', params: output },
                target: 'reading',
                actions: { type: 'assignToken', params: output },
              },
              { guard: endedWith('popupBlocked'), target: 'blocked', actions: reportsProvider },
              { target: '#socialSignup.collectingEmail', actions: reportsProvider },
            ],
          },
          on: { 'sharing.chosen': { actions: 'focusPopup' } },
        },
        reading: {
          tags: 'pending',
          invoke: {
            src: 'readProfile',
            input: ({ context: { type, credentials } }) => ({ type, credentials }),
            onDone: [
              {
                guard: { type: 'hasEmail', params: output },
                target: '#socialSignup.deciding',
                actions: { type: 'assignProfile', params: output },
              },
              { target: '#socialSignup.collectingEmail' },
            ],
            onError: '#socialSignup.collectingEmail',
          },
          after: { requestTimeout: '#socialSignup.collectingEmail' },
        },
      },
    },
    /** Asks for the email. auth.txt §2 EmailCollection, §5 "Email collection". */
    collectingEmail: {
      tags: 'view:EmailCollection',
      on: {
        'email.changed': { actions: 'clearErrors' },
        'email.submitted': [
          {
            guard: 'isEmailMissing',
            actions: [
              'assignEmail',
              { type: 'assignRow', params: { row: 'emailCollection.emailRequired' } },
              'emitToast',
            ],
          },
          {
            guard: 'isEmailMalformed',
            actions: [
              'assignEmail',
              { type: 'assignRow', params: { row: 'emailCollection.emailFormat' } },
              'emitToast',
            ],
          },
          { target: 'checkingEmail', actions: ['assignEmail', 'clearErrors'] },
        ],
      },
    },
    /** Asks whether the email has an account; editing it aborts the call. */
    checkingEmail: {
      tags: ['pending', 'view:EmailCollection'],
      ...waiting,
      invoke: {
        src: 'checkEmailExists',
        input: ({ context }) => ({ email: trimTyped(context.email) }),
        onDone: [
          { guard: { type: 'isTaken', params: output }, target: 'emailExists' },
          { target: 'decidingAfterEmail' },
        ],
        onError: {
          target: 'collectingEmail',
          actions: [
            { type: 'assignEmailCheckFailure', params: thrown },
            { type: 'emitFailed', params: thrown },
            'emitToast',
          ],
        },
      },
      after: timesOut('collectingEmail', 'signup.timedOut'),
      on: { 'submit.cancelled': 'collectingEmail', 'email.changed': 'collectingEmail' },
    },
    emailExists: {
      tags: 'view:EmailAlreadyExist',
      on: { 'login.chosen': 'existing', 'typing.chosen': 'collectingEmail' },
    },
    /** Asks for the birthday; after a refusal for age, the field stays disabled. auth.txt §5. */
    collectingBirthday: {
      tags: 'view:socialSignupWithAge',
      initial: 'entering',
      states: {
        entering: {
          on: {
            'birthday.changed': { actions: 'clearErrors' },
            'birthday.submitted': [
              {
                guard: 'isUnderage',
                target: '#socialSignup.underage',
                actions: ['assignBirthday', 'clearErrors'],
              },
              { guard: 'isBirthdayWrong', actions: ['assignBirthday', 'assignBirthdayProblem', 'emitToast'] },
              {
                guard: 'needsConsents',
                target: '#socialSignup.consents.afterBirthday',
                actions: ['assignBirthday', 'clearErrors'],
              },
              { target: '#socialSignup.registering', actions: ['assignBirthday', 'clearErrors'] },
            ],
          },
        },
        blocked: { entry: { type: 'assignRow', params: { row: 'signup.ineligible' } } },
      },
    },
    /**
     * The consent step. Back leads to the form that came before, and where none did, to the sign-up. auth.txt §4 "The consent back button
     * returns to signup".
     */
    consents: {
      initial: 'first',
      states: {
        first: collectsConsents('#socialSignup.registering', '#socialSignup.declined'),
        afterEmail: collectsConsents('#socialSignup.registeringWithEmail', '#socialSignup.collectingEmail'),
        afterBirthday: collectsConsents('#socialSignup.registering', '#socialSignup.collectingBirthday'),
      },
    },
    registering: registeringAs('socialSignupWithAge', 'collectingBirthday', 'signup.timedOut'),
    registeringWithEmail: registeringAs('EmailCollection', 'collectingEmail', 'emailCollection.signupFailed'),
    judging: {
      entry: 'emitToast',
      always: [
        { guard: { type: 'isRow', params: { row: 'signup.underage' } }, target: 'underage' },
        { guard: 'isSignupPrevented', target: 'prevented' },
        { guard: 'isAboutEmail', target: 'collectingEmail' },
        { target: 'collectingBirthday' },
      ],
    },
    answered,
    respondMessage,
    underage: confirmsUnderage('turnedAway', 'collectingBirthday', 'collectingBirthday.blocked'),
    registered: outcomes.final(({ user, credentials }) => ({
      outcome: 'registered',
      user: required(user, 'user'),
      credentials,
    })),
    declined: outcomes.final(() => ({ outcome: 'declined' })),
    existing: outcomes.final(({ email }) => ({ outcome: 'existing', email: trimTyped(email) })),
    prevented: outcomes.final(({ failure }) => ({
      outcome: 'prevented',
      provider: required(preventedBy(failure), 'failure'),
    })),
    turnedAway: outcomes.final(() => ({ outcome: 'turnedAway' })),
  },
})
