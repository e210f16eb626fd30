import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { mailDomainHint } from '../../../src/domain/auth/email/mailDomainHint.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import { withProvider } from '../../../src/domain/auth/providers/providers.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import {
  birthdayEpoch,
  birthdayProblem,
  parseDate,
  typedDate,
} from '../../../src/domain/auth/signup/birthday.ts'
import { passwordProblem } from '../../../src/domain/auth/signup/password.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { resolveSignupError, type SignupCall } from '../../../src/errors/auth/resolveSignup.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { noErrors } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { failing } from '../../fragments/signupFailures.ts'
import type {
  RegisterInput,
  SignupContext,
  SignupFields,
  SignupInput,
  SignupOutput,
  SignupSlots,
} from './signup.types.ts'

/** What the form starts with. */
export const contextOf = (input: SignupInput): SignupContext => ({
  policy: input.policy,
  needsConsents: input.needsConsents,
  country: input.country,
  email: input.email ?? '',
  password: input.password ?? '',
  birthday: '',
  // An email from the log-in form is shown.
  isFormShown: input.isFormShown === true || Boolean(input.email),
  passwordMinimum: input.passwordMinimum ?? input.policy.passwordMinimum.modal,
  today: null,
  checked: null,
  suggestion: null,
  sso: null,
  ...noErrors,
  provider: null,
  credentials: null,
  prevented: input.prevented ?? [],
  extras: null,
  user: null,
})

/** Whether the server said that this email has an account. */
export const isMember = ({ checked }: SignupContext, email: string) =>
  checked?.exists === true && checked.email === trimTyped(email)

/** Errors of the form's own rules, by field. auth.txt §5. */
export function problemsOf({
  policy,
  passwordMinimum,
  today,
  email,
  password,
  birthday,
}: Pick<SignupContext, 'policy' | 'passwordMinimum' | 'today'> & SignupFields): SignupSlots {
  const { minimumAge, maximumAge } = policy
  const wrong = {
    email: signupEmailProblem(email),
    password: passwordProblem(password, { minimum: passwordMinimum, email }),
    birthday: today && birthdayProblem(birthday, { today, minimumAge, maximumAge }),
  }
  const rows = Object.entries(wrong).filter(([, problem]) => problem)
  return Object.fromEntries(rows.map(([field, problem]) => [field, `signup.${problem}`]))
}

/** Whether any of the form's own rules is broken. */
export const hasProblems = (form: Parameters<typeof problemsOf>[0]) =>
  Object.keys(problemsOf(form)).length > 0

/** The birthday as it is sent: epoch seconds in UTC. */
export function epochOf(birthday: string): number {
  const date = parseDate(typedDate(birthday))
  if (!date) throw new Error('A birthday is only sent once it is valid.')
  return birthdayEpoch(date)
}

/** What the register call sends. */
export const registrationOf = (context: SignupContext): RegisterInput => ({
  email: trimTyped(context.email),
  password: context.password,
  birthday: epochOf(context.birthday),
  country: context.country,
  extras: context.extras ?? {},
})

/** What is kept of the email that the field has when it is left. */
export const afterBlur = (value: string, { email, sso, errors }: SignupContext): Partial<SignupContext> => ({
  email: value,
  sso: value === email ? sso : null,
  suggestion: mailDomainHint(value),
  errors: trimTyped(value) && !isEmail(value) ? { ...errors, email: 'signup.emailFormat' } : errors,
})

/** What is kept of a failed call. */
export function afterFailure(
  call: SignupCall,
  failure: Failure,
  context: SignupContext,
): Partial<SignupContext> {
  const row = `signup.${resolveSignupError(call, failure, context.policy)}` as const
  const prevented = preventedBy(row)
  return {
    ...failing(row),
    serverMessage: failure.serverMessage,
    prevented: prevented ? withProvider(context.prevented, prevented) : context.prevented,
  }
}

/** What is kept of the answer whether the email has an account. */
export const afterEmailCheck = (exists: boolean, email: string): Partial<SignupContext> => ({
  checked: { email: trimTyped(email), exists },
  ...(exists && { errors: {}, failure: null }),
})

/** What is kept of the answer about single sign-on. A member of it is known to have an account. */
export const afterSsoCheck = (sso: SsoInfo, email: string): Partial<SignupContext> => ({
  sso,
  ...(ssoDecision(sso) === 'popup' && afterEmailCheck(true, email)),
})

/** This device cannot sign up. A member can still log in with a provider. */
export function ineligible({ errors }: SignupContext): Partial<SignupContext> {
  const row = failing('signup.ineligible')
  return errors.google ? { ...row, errors: { ...row.errors, google: errors.google } } : row
}

/** How each final state ends the machine. */
export const outputs: {
  readonly [Name in SignupOutput['outcome']]: (context: SignupContext) => SignupOutput & { outcome: Name }
} = {
  registered: ({ user, email, password }) => ({
    outcome: 'registered',
    user: required(user, 'user'),
    credentials: { username_or_email: trimTyped(email), password },
  }),
  existing: ({ email, password }) => ({ outcome: 'existing', email: trimTyped(email), password }),
  ssoLogin: ({ email, password, sso }) => ({
    outcome: 'ssoLogin',
    email: trimTyped(email),
    password,
    sso: required(sso, 'sso'),
  }),
  loginRequested: ({ email, password }) => ({ outcome: 'loginRequested', email, password }),
  ssoSignup: ({ email }) => ({ outcome: 'ssoSignup', email: trimTyped(email) }),
  connected: ({ provider, credentials }) => ({
    outcome: 'connected',
    provider: required(provider, 'provider'),
    credentials: required(credentials, 'credentials'),
  }),
  turnedAway: () => ({ outcome: 'turnedAway' }),
}
