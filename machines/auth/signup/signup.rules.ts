import {
  birthdayEpoch,
  birthdayProblem,
  parseDate,
  typedDate,
} from '../../../src/domain/auth/signup/birthday.ts'
import { passwordProblem } from '../../../src/domain/auth/signup/password.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { signupErrors, type SignupError } from '../../../src/errors/auth/signup.errors.ts'
import type { SignupContext, SignupFields, SignupSlots } from './signup.types.ts'

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

/** The birthday as it is sent: epoch seconds in UTC. auth.txt §3. */
export function epochOf(birthday: string): number {
  const date = parseDate(typedDate(birthday))
  if (!date) throw new Error('A birthday is only sent once it is valid.')
  return birthdayEpoch(date)
}

/** The calls of a sign-up, in order. auth.txt §4. */
export type SignupCall =
  | 'checkEmailExists'
  | 'validateEmail'
  | 'validatePassword'
  | 'validateBirthday'
  | 'register'

/** The error of a refusal with no known code, by call. */
const refusals: Readonly<Record<SignupCall, SignupError>> = {
  checkEmailExists: 'emailCheckFailed',
  validateEmail: 'validationFailed',
  validatePassword: 'passwordRefused',
  validateBirthday: 'birthdayRefused',
  register: 'other',
}

/** The error of a failed call. Any failure to validate the email is shown as a toast. */
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
