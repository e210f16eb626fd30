import { CONNECT_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import type { SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import { socialSignupSetup } from './socialSignup.setup.ts'

const output = <T>({ event }: { event: { output: T } }) => ({ output: event.output })
const thrown = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** The first provider gave no e-mail: it is offered to be asked again, in the click. auth.txt §4 "e-mail re-request flow". B9. */
export const requestingEmail = socialSignupSetup.createStateConfig({
  tags: 'view:requestEmail',
  initial: 'offering',
  on: { 'typing.chosen': 'collectingEmail' },
  states: {
    offering: { on: { 'sharing.chosen': 'asking' } },
    asking: {
      tags: 'pending',
      invoke: {
        src: 'rerequestEmail',
        id: 'rerequestEmail',
        input: ({ context: { policy } }) => ({
          policy,
          provider: 'facebook' as const,
          transport: policy.transports.facebook,
          popup: {
            url: `${policy.paths.connect}facebook/?auth_type=rerequest&scope=email`,
            name: 'tackboard-facebook',
            ...CONNECT_POPUP,
          },
        }),
        onDone: [
          {
            guard: { type: 'isShared', params: output },
            target: 'reading',
            actions: { type: 'assignToken', params: output },
          },
          { target: '#socialSignup.collectingEmail' },
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
})

/** Asks for the e-mail. auth.txt §2 EmailCollection, §5 "Email collection". */
export const collectingEmail = socialSignupSetup.createStateConfig({
  tags: 'view:EmailCollection',
  on: {
    'email.changed': { actions: 'clearErrors' },
    'email.submitted': [
      {
        guard: 'isEmailMissing',
        actions: ['assignEmail', { type: 'assignRow', params: { row: 'emailCollection.emailRequired' } }],
      },
      {
        guard: 'isEmailMalformed',
        actions: ['assignEmail', { type: 'assignRow', params: { row: 'emailCollection.emailFormat' } }],
      },
      { target: 'checkingEmail', actions: ['assignEmail', 'clearErrors'] },
    ],
  },
})

/** Whether the e-mail has an account; a changed e-mail takes the question back. D4. */
export const checkingEmail = socialSignupSetup.createStateConfig({
  tags: ['pending', 'view:EmailCollection'],
  initial: 'waiting',
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: context.email.trim() }),
    onDone: [{ guard: { type: 'isTaken', params: output }, target: 'emailExists' }, { target: 'deciding' }],
    onError: {
      target: 'collectingEmail',
      actions: [
        { type: 'assignEmailCheckFailure', params: thrown },
        { type: 'emitFailed', params: thrown },
      ],
    },
  },
  after: {
    requestTimeout: {
      target: 'collectingEmail',
      actions: [
        { type: 'assignRow', params: { row: 'signup.timedOut' } },
        { type: 'emitFailed', params: { error: null } },
      ],
    },
  },
  on: { 'submit.cancelled': 'collectingEmail', 'email.changed': 'collectingEmail' },
  states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
})

/** Asks for the birthday; whoever was refused for their age is not asked again. auth.txt §5. C9, C10. */
export const collectingBirthday = socialSignupSetup.createStateConfig({
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
            actions: [
              'assignBirthday',
              'assignBirthdayProblem',
              { type: 'emitFailed', params: { error: null } },
            ],
          },
          { guard: 'isBirthdayWrong', actions: ['assignBirthday', 'assignBirthdayProblem', 'emitToast'] },
          { target: '#socialSignup.deciding', actions: ['assignBirthday', 'clearErrors'] },
        ],
      },
    },
    blocked: { entry: { type: 'assignRow', params: { row: 'signup.ineligible' } } },
  },
})

/**
 * The register call is in flight, in the view that asked last; after a while it says so and offers to cancel. D13. Another tab may have
 * been refused for its age in the meantime. C9.
 */
const registeringAs = (
  view: 'EmailCollection' | 'socialSignupWithAge',
  form: 'collectingEmail' | 'collectingBirthday',
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
        initial: 'waiting',
        invoke: {
          src: 'register',
          input: ({ context: { type, credentials, profile, email, birthday, country, extras } }) => ({
            type,
            credentials,
            profile,
            email: email.trim(),
            birthday,
            country,
            extras,
          }),
          onDone: { target: '#socialSignup.answered', actions: { type: 'assignRegistered', params: output } },
          onError: {
            target: '#socialSignup.judging',
            actions: [
              { type: 'assignRegisterFailure', params: thrown },
              'emitToast',
              { type: 'emitFailed', params: thrown },
            ],
          },
        },
        after: {
          requestTimeout: {
            target: '#socialSignup.judging',
            actions: [
              { type: 'assignRow', params: { row: timedOut } },
              { type: 'emitFailed', params: { error: null } },
            ],
          },
        },
        states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
      },
    },
  })

export const registering = registeringAs('socialSignupWithAge', 'collectingBirthday', 'signup.timedOut')
export const registeringWithEmail = registeringAs(
  'EmailCollection',
  'collectingEmail',
  'emailCollection.signupFailed',
)
