import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { birthdayProblem, type CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import {
  signupRow,
  signupSlotOf,
  type SignupError,
  type SignupRowId,
} from '../../../src/errors/auth/signup.errors.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import { delays, notProvided, notProvidedMachine, types, type WithPolicy } from '../../fragments/setup.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { underageMachine, UnderageOutput } from '../underage/underage.machine.ts'
import { resolveEmailCheck, resolveRegistration } from './socialSignup.errors.ts'
import type {
  Registered,
  RegisterSocialInput,
  SocialProfile,
  SocialSignupContext,
  SocialSignupEmitted,
  SocialSignupEvent,
  SocialSignupInput,
  SocialSignupOutput,
  SocialSignupSlots,
} from './socialSignup.types.ts'

type Output<T> = { readonly output: T }

/** Guards, actions, actors and delays of a social sign-up; the graph is in `socialSignup.machine.ts`. */
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
    setUnderageFlag: notProvided<void, undefined>('setUnderageFlag'),
    readProfile: notProvided<SocialProfile, Pick<SocialSignupContext, 'type' | 'credentials'>>('readProfile'),
    checkEmailExists: notProvided<boolean, { email: string }>('checkEmailExists'),
    register: notProvided<Registered, RegisterSocialInput>('register'),
    /** The provider's own popup or script, asking for the e-mail alone. auth.txt §4 "e-mail re-request flow". */
    rerequestEmail: notProvidedMachine<typeof socialPopupMachine>('rerequestEmail'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
    underage: notProvidedMachine<typeof underageMachine>('underage'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isFlagged: (_, { output }: Output<boolean>) => output,
    hasProfile: ({ context }) => context.type === 'facebook' || context.type.startsWith('google'),
    /** The first provider was asked for the e-mail and gave none: it can be asked again. */
    canRerequest: ({ context }) => context.type === 'facebook' && !context.email,
    needsEmail: ({ context }) => context.type === 'line' && !context.email,
    needsBirthday: ({ context }) => !context.birthday,
    needsConsents: ({ context }) => context.needsConsents && !context.extras,
    hasEmail: (_, { output }: Output<SocialProfile>) => Boolean(output.email),
    isShared: ({ context }, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' &&
      'facebook_id' in output.token &&
      'facebook_id' in context.credentials &&
      output.token.facebook_id === context.credentials.facebook_id,
    isEmailMissing: ({ event }) => event.type === 'email.submitted' && !event.email.trim(),
    isEmailMalformed: ({ event }) => event.type === 'email.submitted' && !isEmail(event.email),
    isTaken: (_, { output }: Output<boolean>) => output,
    isUnderage: ({ context, event }) =>
      event.type === 'birthday.submitted' && problemOf(context, event) === 'underage',
    isBirthdayWrong: ({ context, event }) =>
      event.type === 'birthday.submitted' && problemOf(context, event) !== null,
    isOnEmailStep: ({ context }) => context.step === 'email',
    isAgreed: (_, { output }: Output<ConsentsOutput>) => output.outcome === 'agreed',
    isConfirmed: (_, { output }: Output<UnderageOutput>) => output.outcome === 'confirmed',
    hasMessage: ({ context }) => context.serverMessage !== null,
    isRow: ({ context }, { row }: { row: SignupRowId }) => context.failure === row,
    isAboutEmail: ({ context: { failure } }) =>
      failure !== null && (failure.startsWith('emailCollection.') || signupSlotOf(failure) === 'email'),
  },
  actions: {
    assignProfile: assign((_, { output }: Output<SocialProfile>) => ({
      profile: output,
      email: output.email ?? '',
      birthday: output.birthday ?? '',
    })),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token } : {},
    ),
    assignEmail: assign(({ event }) =>
      event.type === 'email.submitted' ? { email: event.email, step: 'email' as const } : {},
    ),
    assignBirthday: assign(({ event }) =>
      event.type === 'birthday.submitted' ? { birthday: event.birthday, step: 'birthday' as const } : {},
    ),
    assignBirthdayProblem: assign(({ context, event }) => {
      const problem = event.type === 'birthday.submitted' ? problemOf(context, event) : null
      return problem ? failing(`signup.${problem}`) : {}
    }),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras, step: 'birthday' as const } : {},
    ),
    assignRegistered: assign((_, { output }: Output<Registered>) => ({
      user: output.user,
      serverMessage: output.message,
    })),
    assignRow: assign((_, { row }: { row: SignupRowId }) => failing(row)),
    assignEmailCheckFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { ...failing(resolveEmailCheck(failure, context.policy)), serverMessage: failure.serverMessage }
    }),
    assignRegisterFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { ...failing(resolveRegistration(failure, context)), serverMessage: failure.serverMessage }
    }),
    clearErrors: assign({ errors: {}, failure: null, serverMessage: null }),
    /** What stands at a field is a toast, too. auth.txt §5. */
    emitToast: enqueueActions(({ context: { failure, serverMessage }, enqueue }) => {
      if (!failure || !isOnField(failure)) return
      // SAFETY: the name of a row of `signup` without its table is one of the message's names.
      const name = failure.slice('signup.'.length) as Exclude<SignupError, 'underage'>
      enqueue.emit({
        type: 'toast.shown',
        message: `signup.error.${name}`,
        serverMessage: signupRow(failure).words === 'server' ? serverMessage : null,
        duration: 'validationToast',
        kind: 'alert',
      })
    }),
    emitFailed: emit(({ context }, { error }: { error: unknown }) => {
      const { status, code } = toFailure(error)
      return {
        type: 'attempt.failed' as const,
        row: context.failure ?? 'signup.other',
        failure: error === null ? null : { status, code },
      }
    }),
    focusPopup: sendTo('rerequestEmail', { type: 'popup.focused' }),
  },
})

const isOnField = (row: SignupRowId) => row.startsWith('signup.') && signupRow(row).placement.kind === 'field'

const problemOf = (
  { policy }: WithPolicy,
  { birthday, today }: { readonly birthday: string; readonly today: CalendarDate },
) => birthdayProblem(birthday, { today, minimumAge: policy.minimumAge, maximumAge: policy.maximumAge })

/** A row at its own place in the form; nothing for rows that show elsewhere. */
function failing(row: SignupRowId): {
  readonly failure: SignupRowId
  readonly errors: SocialSignupSlots
  readonly serverMessage: null
} {
  const slot = signupSlotOf(row)
  return {
    failure: row,
    errors: slot && signupRow(row).words !== 'none' ? { [slot]: row } : {},
    serverMessage: null,
  }
}
