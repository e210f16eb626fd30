import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, unreachedRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'

/** The errors of resending the verification email. The spec names none, so any other failure shows the generic message. */
export const emailVerificationErrors = {
  ...unreachedRows(asNotice),
  resendFailed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

export type EmailVerificationError = keyof typeof emailVerificationErrors

/** The error for a failed resend. `failure` is null on a timeout. */
export const resolveEmailVerificationError = (
  failure: Failure | null,
  policy: Policy,
): EmailVerificationError =>
  (failure ? findRow(emailVerificationErrors, failure, policy) : 'timedOut') ?? 'resendFailed'
