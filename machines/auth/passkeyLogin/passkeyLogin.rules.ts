import { toFailure } from '../../../src/api/failure.ts'
import type { PasskeyReason } from '../../../src/domain/auth/passkeys.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import { passkeyLoginErrors, type PasskeyLoginRowId } from '../../../src/errors/auth/passkeyLogin.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'

const rows: Readonly<Record<PasskeyReason, PasskeyLoginRowId>> = {
  cancelled: 'passkeyLogin.cancelled',
  noCredential: 'passkeyLogin.noCredential',
  notAllowed: 'passkeyLogin.notAllowed',
  notSupported: 'passkeyLogin.notSupported',
  timedOut: 'passkeyLogin.timedOut',
  left: 'passkeyLogin.cancelled',
  failed: 'passkeyLogin.failed',
}

const isReason = (value: unknown): value is PasskeyReason => typeof value === 'string' && value in rows

/** Why the browser gave no passkey; null for any other error. */
export const reasonOf = (error: unknown): PasskeyReason | null =>
  error instanceof Error && 'reason' in error && isReason(error.reason) ? error.reason : null

/** The catalogue row of what the browser or a call has thrown. */
export function rowOf(error: unknown, policy: Policy): PasskeyLoginRowId {
  const reason = reasonOf(error)
  return reason
    ? rows[reason]
    : `passkeyLogin.${findRow(passkeyLoginErrors, toFailure(error), policy) ?? 'failed'}`
}

/** Dialogs over the form. */
export const passkeyNotices = ['softBanned', 'tooManyAttempts', 'deactivated'] as const
