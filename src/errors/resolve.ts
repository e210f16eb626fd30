import type { Policy } from '../domain/policy/policy.ts'
import type { AuthRowId } from './auth/auth.errors.ts'
import type { ErrorRow, ErrorTable } from './catalogue.ts'
import type { Failure } from './failure.ts'
import { loginErrors, loginMfaErrors, type LoginError, type LoginMfaError } from './auth/login.errors.ts'

/** The row of a table that a failure means: by its server code first, then by its kind; null when no row claims it. */
export function findRow<T extends ErrorTable>(
  table: T,
  { code, kind }: Failure,
  policy: Policy,
): (keyof T & string) | null {
  const rows: [string, ErrorRow][] = Object.entries(table)
  const hit =
    rows.find(([, row]) => row.code && code !== null && policy.codes[row.code].includes(code)) ??
    rows.find(([, row]) => row.failure === kind)
  // SAFETY: the name came out of `table` itself.
  return (hit?.[0] as (keyof T & string) | undefined) ?? null
}

/** What a failed log-in means: a named code, a kind of failure, the server's own words, or silence. auth.txt §8 "Login". */
export const resolveLoginError = (failure: Failure, policy: Policy): LoginError =>
  findRow(loginErrors, failure, policy) ?? (failure.serverMessage ? 'serverMessage' : 'unexplained')

/** What a failed log-in with a provider's or an SSO token means: the same, except that an unknown refusal is shown. auth.txt §8 "Social login". */
export function resolveTokenLoginError(failure: Failure, policy: Policy): AuthRowId {
  const error = resolveLoginError(failure, policy)
  if (error === 'serverMessage') return 'social.serverMessage'
  return error === 'unexplained' && failure.kind !== 'aborted' ? 'social.failed' : `login.${error}`
}

/** What a failed two-factor step means: the server's message or the generic error. auth.txt §8. */
export const resolveLoginMfaError = (failure: Failure, policy: Policy): LoginMfaError =>
  findRow(loginMfaErrors, failure, policy) ?? 'serverFailed'
