import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { signupRow, signupSlotOf, type SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import { attemptFailed, reported } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failsWith, noErrors } from '../../fragments/form.ts'
import { isOutcome } from '../../fragments/outcome.ts'
import { providerFailed } from '../../fragments/providerSignIn.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { toastOf } from '../../fragments/signupFailures.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { underageMachine } from '../underage/underage.machine.ts'
import { problemOf, resolveEmailCheck, resolveRegistration } from './socialSignup.rules.ts'
import type {
  Registered,
  RegisterSocialInput,
  SocialForm,
  SocialProfile,
  SocialSignupContext,
  SocialSignupEmitted,
  SocialSignupEvent,
  SocialSignupInput,
  SocialSignupOutput,
} from './socialSignup.types.ts'

const on = eventsOf<SocialSignupContext, SocialSignupEvent>()

const failing = failsWith({ row: signupRow, slotOf: signupSlotOf })

/** Actors, delays, guards and actions of a social sign-up; the chart is in `socialSignup.machine.ts`. */
export const socialSignupSetup = setup({
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
}).extend({
  actions: {
    assignProfile: assign((_, { output }: Output<SocialProfile>) => ({
      profile: output,
      email: output.email ?? '',
      birthday: output.birthday ?? '',
    })),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token } : {},
    ),
    assignEmail: assign(on.patch('email.submitted', ({ email }) => ({ email }))),
    assignBirthday: assign(on.patch('birthday.submitted', ({ birthday }) => ({ birthday }))),
    assignBirthdayProblem: assign(
      on.patch('birthday.submitted', (event, context) => {
        const problem = problemOf(context, event)
        return problem ? failing(`signup.${problem}`) : {}
      }),
    ),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignRegistered: assign((_, { output }: Output<Registered>) => ({
      user: output.user,
      serverMessage: output.message,
    })),
    assignRow: assign((_, { row }: { row: SignupRowId }) => failing(row)),
    assignEmailCheckFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return { ...failing(resolveEmailCheck(failure, context.policy)), serverMessage: failure.serverMessage }
    }),
    assignFailure: assign(({ context: { policy } }, { error, form }: Thrown & { form: SocialForm }) => {
      const failure = toFailure(error)
      return {
        ...failing(resolveRegistration(failure, { policy, form })),
        serverMessage: failure.serverMessage,
      }
    }),
    clearErrors: assign(noErrors),
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf(context)
      if (toast) enqueue.emit(toast)
    }),
    emitFailed: emit(({ context: { failure, type } }, { error }: Thrown) => {
      const row = failure ?? 'signup.other'
      return attemptFailed(row, error, { provider: type, ...reported(signupRow(row)) })
    }),
    emitProviderFailed: emit((_, { output }: Output<SocialPopupOutput>) =>
      providerFailed('facebook', output.outcome),
    ),
    focusPopup: sendTo('rerequestEmail', { type: 'popup.focused' }),
  },
})
