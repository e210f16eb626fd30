import { birthdayProblem, type CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import { signupErrors, signupSlotOf, type SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { SocialForm } from './socialSignup.types.ts'

/** What is wrong with a birthday; null if nothing is. */
export const problemOf = (
  { policy: { minimumAge, maximumAge } }: WithPolicy,
  { birthday, today }: { readonly birthday: string; readonly today: CalendarDate },
) => birthdayProblem(birthday, { today, minimumAge, maximumAge })

/**
 * The error of a failed check for an existing email: the server's message for one code; for any other response, that
 * it does not look like an email address. Without an answer nothing is known of the email, and nothing said of it.
 */
export function resolveEmailCheck(failure: Failure, policy: Policy): SignupRowId {
  if (failure.kind !== 'refused') return `signup.${findRow(signupErrors, failure, policy) ?? 'other'}`
  const isNamed = failure.code !== null && policy.codes.emailCheckRefused.includes(failure.code)
  return isNamed ? 'signup.emailCheckRefused' : 'signup.emailCheckFailed'
}

/**
 * The error of a failed registration. Right after the email step, any error that is not about a field is that step's own
 * sentence, which names its button. auth.txt §8 "Email-collection signup failure".
 */
export function resolveRegistration(
  failure: Failure,
  { policy, form }: { readonly policy: Policy; readonly form: SocialForm },
): SignupRowId {
  const row: SignupRowId = `signup.${findRow(signupErrors, failure, policy) ?? 'other'}`
  return form === 'collectingEmail' && signupSlotOf(row) === 'notice' ? 'emailCollection.signupFailed' : row
}
