import type { Policy } from '../../domain/policy/policy.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { signupErrors, type SignupError } from './signup.errors.ts'

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

/** The error of a failed call. Any failure to validate the email is announced by a toast. */
export function resolveSignupError(call: SignupCall, failure: Failure, policy: Policy): SignupError {
  const row = findRow(signupErrors, failure, policy) ?? 'other'
  const isNamed = 'code' in signupErrors[row]
  if (row === 'other' || (call === 'validateEmail' && !isNamed)) return refusals[call]
  return row
}
