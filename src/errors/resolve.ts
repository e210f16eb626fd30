import type { Policy } from '../domain/policy/policy.ts'
import type { AuthRowId } from './auth/auth.errors.ts'
import type { ErrorRow, ErrorTable } from './catalogue.ts'
import { isRateLimited, unreachedReason, type Failure } from './failure.ts'
import {
  loginErrors,
  loginMfaErrors,
  type ForgotPasswordError,
  type LoginError,
  type LoginMfaError,
} from './auth/login.errors.ts'

const hasCode = ({ code: slot }: ErrorRow, failure: Failure, policy: Policy) =>
  slot === 'rateLimited'
    ? isRateLimited(failure, policy)
    : slot && failure.code !== null && policy.codes[slot].includes(failure.code)

/** The row for a failure: by server code first, then by kind; null if no row matches. */
export function findRow<T extends ErrorTable>(
  table: T,
  failure: Failure,
  policy: Policy,
): (keyof T & string) | null {
  const rows: [string, ErrorRow][] = Object.entries(table)
  const hit =
    rows.find(([, row]) => hasCode(row, failure, policy)) ??
    rows.find(([, row]) => row.failure === failure.kind)
  // SAFETY: the name is a key of `table`.
  return (hit?.[0] as (keyof T & string) | undefined) ?? null
}

/** The error for a failed log-in: by code, by kind of failure, the server's message, or no message at all. */
export const resolveLoginError = (failure: Failure, policy: Policy): LoginError =>
  findRow(loginErrors, failure, policy) ?? (failure.serverMessage ? 'serverMessage' : 'unexplained')

/** The error for a failed log-in with a provider's or SSO token. Unlike `resolveLoginError`, shows unrecognized errors. */
export function resolveTokenLoginError(failure: Failure, policy: Policy): AuthRowId {
  const error = resolveLoginError(failure, policy)
  if (error === 'serverMessage') return 'social.serverMessage'
  return error === 'unexplained' && failure.kind !== 'aborted' ? 'social.failed' : `login.${error}`
}

/** The error for a failed two-factor step: the server's message or the generic error. */
export const resolveLoginMfaError = (failure: Failure, policy: Policy): LoginMfaError =>
  findRow(loginMfaErrors, failure, policy) ?? 'serverFailed'

/** The error for a failed request for a password-reset email. `failure` is null on a timeout. */
export const resolveForgotPasswordError = (failure: Failure | null): ForgotPasswordError =>
  failure ? (unreachedReason(failure.kind) ?? 'resetFailed') : 'timedOut'
