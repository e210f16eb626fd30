import { setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { isOutcome } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { consentsMachine } from '../consents/consents.machine.ts'
import type { socialPopupMachine } from '../socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../ssoCheck/ssoCheck.machine.ts'
import type { underageMachine } from '../underage/underage.machine.ts'
import { problemsOf } from './signup.rules.ts'
import type {
  Registered,
  RegisterInput,
  SignupContext,
  SignupEmitted,
  SignupErrorId,
  SignupInput,
  SignupOutput,
  Validation,
} from './signup.types.ts'
import type { SignupEvent } from './signup.events.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const on = eventsOf<SignupContext, SignupEvent>()

const hasAny = (errors: object) => Object.keys(errors).length > 0

/** Whether the server said that this email has an account. */
const isMember = ({ checked }: SignupContext, email: string) =>
  checked?.exists === true && checked.email === trimTyped(email)

/** Actors, delays and guards of the sign-up form; `signup.setup.ts` adds the actions. */
export const signupBase = setup({
  types: types<{
    context: SignupContext
    input: SignupInput
    events: SignupEvent
    output: SignupOutput
    emitted: SignupEmitted
    children: { consents: 'consents'; underage: 'underage'; socialPopup: 'socialPopup' }
  }>(),
  actors: {
    readUnderageFlag: notProvided<boolean, undefined>('readUnderageFlag'),
    checkEmailExists: notProvided<boolean, { email: string }>('checkEmailExists'),
    validateEmail: notProvided<Validation, { email: string }>('validateEmail'),
    validatePassword: notProvided<Validation, { password: string; email: string }>('validatePassword'),
    validateBirthday: notProvided<Validation, { birthday: number; country: string | null }>(
      'validateBirthday',
    ),
    register: notProvided<Registered, RegisterInput>('register'),
    ssoCheck: notProvidedMachine<typeof ssoCheckMachine>('ssoCheck'),
    socialPopup: notProvidedMachine<typeof socialPopupMachine>('socialPopup'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
    underage: notProvidedMachine<typeof underageMachine>('underage'),
  },
  delays: delays('slowAnswer', 'requestTimeout', 'emailValidityDebounce'),
  guards: {
    isOutcome,
    isYes: (_, { output }: Output<boolean>) => output,
    isInvalid: (_, { output }: Output<Validation>) => !output.isValid,
    isRefusal: (_, { error }: Thrown) => toFailure(error).kind === 'refused',
    isValidEmail: on.guard('email.changed', ({ value }) => isEmail(value)),
    isSameEmail: on.guard('email.changed', ({ value }, { email }) => value === email),
    isUncheckedEmail: on.guard(
      'email.blurred',
      ({ value }, { checked }) => isEmail(value) && trimTyped(value) !== checked?.email,
    ),
    isMember: ({ context, event }) =>
      isMember(context, event.type === 'form.submitted' ? event.email : context.email),
    isFormShown: ({ context }) => context.isFormShown,
    isSsoUnknown: ({ context }) => context.sso === null,
    isSsoMember: ({ context }) => context.sso !== null && ssoDecision(context.sso) === 'popup',
    isSameBlurred: on.guard('email.blurred', ({ value }, { email }) => value === email),
    isSameSubmitted: on.guard('form.submitted', (event, { email }) => event.email === email),
    isRejected: ({ context }) => signupEmailProblem(context.email) !== null,
    isSsoSignup: on.guard(
      'form.submitted',
      (event, { email, sso }) => event.email === email && sso !== null && ssoDecision(sso) === 'signup',
    ),
    isUnderageOnly: on.guard(
      'form.submitted',
      (event, context) => Object.values(problemsOf({ ...context, ...event })).join() === 'signup.underage',
    ),
    hasProblems: ({ context, event }) =>
      hasAny(problemsOf(event.type === 'form.submitted' ? { ...context, ...event } : context)),
    /** Autofill changed the email without an event, so the check in flight is about another one. */
    hasProblemsElsewhere: on.guard(
      'form.submitted',
      (event, context) => event.email !== context.email && hasAny(problemsOf({ ...context, ...event })),
    ),
    hasEmail: on.guard('form.submitted', ({ email }) => isEmail(email)),
    hasNoPassword: on.guard('form.submitted', ({ password }) => password === ''),
    needsConsents: ({ context }) => context.needsConsents && context.extras === null,
    isRow: ({ context }, { row }: { row: SignupErrorId }) => context.failure === row,
    hasMessage: ({ context }) => context.serverMessage !== null,
  },
})
