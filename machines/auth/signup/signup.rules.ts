import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { birthdayEpoch, birthdayProblem, parseDate } from '../../../src/domain/auth/signup/birthday.ts'
import { passwordProblem } from '../../../src/domain/auth/signup/password.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import { socialErrors, type SocialError } from '../../../src/errors/auth/login.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import {
  signupErrors,
  signupRow,
  signupSlotOf,
  type SignupError,
} from '../../../src/errors/auth/signup.errors.ts'
import type {
  SignupContext,
  SignupErrorId,
  SignupField,
  SignupFields,
  SignupOutput,
  SignupSlots,
  SignupToast,
} from './signup.types.ts'

/** What the form's own rules say of its values, field by field; nothing where they are fine. auth.txt §5. */
export function problemsOf({
  policy,
  today,
  email,
  password,
  birthday,
}: Pick<SignupContext, 'policy' | 'today'> & SignupFields): SignupSlots {
  const { minimumAge, maximumAge, passwordMinimum } = policy
  const wrong = {
    email: signupEmailProblem(email),
    password: passwordProblem(password, { minimum: passwordMinimum.modal, email }),
    birthday: today && birthdayProblem(birthday, { today, minimumAge, maximumAge }),
  }
  const rows = Object.entries(wrong).filter(([, problem]) => problem)
  return Object.fromEntries(rows.map(([field, problem]) => [field, `signup.${problem}`]))
}

/** The birthday on the wire: epoch seconds in UTC. auth.txt §3. */
export function epochOf(birthday: string): number {
  const date = parseDate(birthday.trim())
  if (!date) throw new Error('A birthday is sent only once it has passed the form’s own rules.')
  return birthdayEpoch(date)
}

/** A row at its own place in the form; nothing for rows that show elsewhere. */
export function placed(id: SignupErrorId): SignupSlots {
  if (isSocialRow(id)) return { notice: id }
  const slot = signupSlotOf(id)
  return slot && signupRow(id).words !== 'none' ? { [slot]: id } : {}
}

/** Editing a field takes back its own error and the form's notice. */
export function without(errors: SignupSlots, field: SignupField): SignupSlots {
  if (!errors[field] && !errors.notice) return errors
  const { [field]: _own, notice: _notice, ...rest } = errors
  return rest
}

const isSocialRow = (id: SignupErrorId): id is Extract<SignupErrorId, `social.${string}`> =>
  id.startsWith('social.')
const isSocialError = (outcome: string): outcome is SocialError => outcome in socialErrors

/** The row of a provider's outcome. auth.txt §8 "Social login". */
export const socialRowOf = (outcome: string): SignupErrorId =>
  `social.${isSocialError(outcome) ? outcome : 'failed'}`

type OwnRow = Extract<SignupErrorId, `signup.${string}`>

export const isOwnRow = (row: SignupErrorId): row is OwnRow => row.startsWith('signup.')

/** The toast of a failed submit: the first of what stands at the fields, or the row whose place is a toast. auth.txt §5, §7. */
export function toastOf({ errors, failure, serverMessage }: SignupContext): SignupToast | null {
  const row = failure ?? errors.email ?? errors.password ?? errors.birthday
  if (!row || !isOwnRow(row)) return null
  const { placement, words } = signupRow(row)
  if (placement.kind !== 'field' && placement.kind !== 'toast') return null
  return {
    type: 'toast.shown',
    // SAFETY: a row's message is `<table>.error.<row>`; the one row without words shows on a view and has gone above.
    message: row.replace('.', '.error.') as SignupToast['message'],
    serverMessage: words === 'server' ? serverMessage : null,
    duration: placement.kind === 'toast' ? 'emailValidationToast' : 'validationToast',
    kind: 'alert',
  }
}

/** The calls of a sign-up, in their order. auth.txt §4. */
export type SignupCall =
  | 'checkEmailExists'
  | 'validateEmail'
  | 'validatePassword'
  | 'validateBirthday'
  | 'register'

/** What a refusal without a code of its own means, by the call that was refused. auth.txt §5, §7, §8. */
const refusals: Readonly<Record<SignupCall, SignupError>> = {
  checkEmailExists: 'emailCheckFailed',
  validateEmail: 'validationFailed',
  validatePassword: 'passwordRefused',
  validateBirthday: 'birthdayRefused',
  register: 'other',
}

/** The row that a failed call means. A validation of the e-mail that could not be asked is told by a toast, whatever the reason. D16. */
export function rowOf(
  call: SignupCall,
  failure: Failure,
  { policy }: Pick<SignupContext, 'policy'>,
): SignupError {
  const row = findRow(signupErrors, failure, policy) ?? 'other'
  const isNamed = 'code' in signupErrors[row]
  if (row === 'other' || (call === 'validateEmail' && !isNamed)) return refusals[call]
  return row
}

/** How the form ends, out of all it knows. */
export function outputOf({
  outcome,
  user,
  credentials,
  email,
  password,
  provider,
}: SignupContext): SignupOutput {
  const typed: LoginCredentials = { username_or_email: email, password }
  switch (outcome) {
    case 'registered':
      // A final state that is entered with a user; without one nobody is registered.
      return user ? { outcome, user, credentials: typed } : { outcome: 'loginRequested', email, password }
    case 'connected':
      return provider && credentials
        ? { outcome, provider, credentials }
        : { outcome: 'loginRequested', email, password }
    case 'ssoSignup':
      return { outcome, email: email.trim() }
    case 'turnedAway':
      return { outcome }
    default:
      return { outcome, email, password }
  }
}
