import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { resolveLoginError, resolveTokenLoginError } from '../../../src/errors/resolve.ts'
import type { LoginContext } from './login.types.ts'

/** Whether credentials come from single sign-on. */
export const isSsoProof = (credentials: LoginCredentials | null) =>
  credentials !== null && ('sso_user_email' in credentials || 'sso_id_token' in credentials)

/**
 * The catalogue row for a failed log-in call. `noAccount` leads to a sign-up, so a log-in with a password never resolves to it; during
 * account recovery, only single sign-on does.
 */
export function rowOf(
  failure: Failure,
  { credentials, isRecovering, policy, provider }: LoginContext,
): AuthRowId {
  if (!credentials || 'password' in credentials) {
    const error = resolveLoginError(failure, policy)
    if (error !== 'noAccount') return `login.${error}`
    return failure.serverMessage ? 'login.serverMessage' : 'login.unexplained'
  }
  const row = resolveTokenLoginError(failure, policy)
  if (row !== 'login.noAccount' || !isRecovering || isSsoProof(credentials)) return row
  return provider === 'google' ? 'login.googleNoMatch' : 'login.facebookNoMatch'
}
