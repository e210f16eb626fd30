import { toFailure } from '../../../src/api/failure.ts'
import { passkeyReasonOf, type PasskeyReason } from '../../../src/domain/auth/passkeys.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import { passkeyLoginErrors, type PasskeyLoginRowId } from '../../../src/errors/auth/passkeyLogin.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'

const rows: Readonly<Record<PasskeyReason, PasskeyLoginRowId>> = {
  cancelled: 'passkeyLogin.cancelled',
  noCredential: 'passkeyLogin.noCredential',
  alreadyRegistered: 'passkeyLogin.failed',
  notAllowed: 'passkeyLogin.notAllowed',
  notSupported: 'passkeyLogin.notSupported',
  timedOut: 'passkeyLogin.timedOut',
  left: 'passkeyLogin.cancelled',
  failed: 'passkeyLogin.failed',
}

/** The catalogue row of what the browser or a call has thrown. */
export function rowOf(error: unknown, policy: Policy): PasskeyLoginRowId {
  const reason = passkeyReasonOf(error)
  return reason
    ? rows[reason]
    : `passkeyLogin.${findRow(passkeyLoginErrors, toFailure(error), policy) ?? 'failed'}`
}

/** Dialogs over the form. */
export const passkeyNotices = ['softBanned', 'tooManyAttempts', 'deactivated'] as const
