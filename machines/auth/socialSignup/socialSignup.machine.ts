import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { output, thrown } from '../../fragments/events.ts'
import { noErrors, timesOut } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { answered, confirmsUnderage, respondMessage } from '../../fragments/signupSteps.ts'
import { checkingEmail, collectingEmail, requestingEmail } from './socialSignup.email.ts'
import {
  collectingBirthday,
  consents,
  registering,
  registeringWithEmail,
} from './socialSignup.registering.ts'
import { socialSignupSetup } from './socialSignup.setup.ts'
import type { SocialSignupContext, SocialSignupOutput } from './socialSignup.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const outcomes = outcomesOf<SocialSignupContext, SocialSignupOutput>()

/** A flag that cannot be read counts as not set, as in the sign-up form. */
const unflagged = [{ guard: 'hasProfile', target: 'readingProfile' }, { target: 'deciding' }] as const

const unread = { type: 'assignRow', params: { row: 'emailCollection.profileUnread' } } as const

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
    requestingEmail,
    collectingEmail,
    checkingEmail,
    emailExists: {
      tags: 'view:EmailAlreadyExist',
      on: { 'login.chosen': 'existing', 'typing.chosen': 'collectingEmail' },
    },
    collectingBirthday,
    consents,
    registering,
    registeringWithEmail,
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
