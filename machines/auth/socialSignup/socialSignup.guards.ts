import { setup } from 'xstate'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { birthdayProblem, type CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import { signupSlotOf, type SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { eventsOf, type Output } from '../../fragments/events.ts'
import { isOutcome } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types, type WithPolicy } from '../../fragments/setup.ts'
import type { consentsMachine } from '../consents/consents.machine.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { underageMachine } from '../underage/underage.machine.ts'
import type {
  Registered,
  RegisterSocialInput,
  SocialProfile,
  SocialSignupContext,
  SocialSignupEmitted,
  SocialSignupEvent,
  SocialSignupInput,
  SocialSignupOutput,
} from './socialSignup.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const on = eventsOf<SocialSignupContext, SocialSignupEvent>()

export const problemOf = (
  { policy: { minimumAge, maximumAge } }: WithPolicy,
  { birthday, today }: { readonly birthday: string; readonly today: CalendarDate },
) => birthdayProblem(birthday, { today, minimumAge, maximumAge })

/** Actors, delays and guards of a social sign-up; `socialSignup.setup.ts` adds the actions. */
export const socialSignupBase = setup({
  types: types<{
    context: SocialSignupContext
    input: SocialSignupInput
    events: SocialSignupEvent
    output: SocialSignupOutput
    emitted: SocialSignupEmitted
    children: { consents: 'consents'; underage: 'underage'; rerequestEmail: 'rerequestEmail' }
  }>(),
  actors: {
    readUnderageFlag: notProvided<boolean, undefined>('readUnderageFlag'),
    readProfile: notProvided<SocialProfile, Pick<SocialSignupContext, 'type' | 'credentials'>>('readProfile'),
    checkEmailExists: notProvided<boolean, { email: string }>('checkEmailExists'),
    register: notProvided<Registered, RegisterSocialInput>('register'),
    /** Asks the provider for the email alone, by popup or SDK. */
    rerequestEmail: notProvidedMachine<typeof socialPopupMachine>('rerequestEmail'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
    underage: notProvidedMachine<typeof underageMachine>('underage'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isOutcome,
    isFlagged: (_, { output }: Output<boolean>) => output,
    /** The provider's token leads to a profile. */
    hasProfile: ({ context: { type } }) => type === 'facebook' || type.startsWith('google'),
    /** The first provider was asked for the email and gave none: it can be asked again. */
    canRerequest: ({ context }) => context.type === 'facebook' && !context.email,
    needsEmail: ({ context: { type, email } }) => (type === 'line' || type === 'sso') && !email,
    needsBirthday: ({ context }) => !context.birthday,
    needsConsents: ({ context }) => context.needsConsents && !context.extras,
    hasEmail: (_, { output }: Output<SocialProfile>) => Boolean(output.email),
    /** The provider returned a token of the same account. */
    isShared: ({ context: { credentials } }, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' &&
      'facebook_id' in output.token &&
      'facebook_id' in credentials &&
      output.token.facebook_id === credentials.facebook_id,
    isEmailMissing: on.guard('email.submitted', ({ email }) => !trimTyped(email)),
    isEmailMalformed: on.guard('email.submitted', ({ email }) => !isEmail(email)),
    isTaken: (_, { output }: Output<boolean>) => output,
    isUnderage: on.guard('birthday.submitted', (event, context) => problemOf(context, event) === 'underage'),
    isBirthdayWrong: on.guard('birthday.submitted', (event, context) => problemOf(context, event) !== null),
    hasMessage: ({ context }) => context.serverMessage !== null,
    isSignupPrevented: ({ context }) => preventedBy(context.failure) !== null,
    isRow: ({ context }, { row }: { row: SignupRowId }) => context.failure === row,
    isAboutEmail: ({ context: { failure } }) =>
      failure !== null && (failure.startsWith('emailCollection.') || signupSlotOf(failure) === 'email'),
  },
})
