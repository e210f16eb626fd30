import { toFailure } from '../../../src/api/failure.ts'
import { passkeyReasonOf, type PasskeyReason } from '../../../src/domain/auth/passkeys.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import {
  passkeyCreationErrors,
  type PasskeyCreationRowId,
} from '../../../src/errors/auth/passkeyCreation.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'

const rows: Readonly<Record<PasskeyReason, PasskeyCreationRowId>> = {
  cancelled: 'passkeyCreation.cancelled',
  noCredential: 'passkeyCreation.failed',
  alreadyRegistered: 'passkeyCreation.alreadyRegistered',
  notAllowed: 'passkeyCreation.notAllowed',
  notSupported: 'passkeyCreation.notSupported',
  timedOut: 'passkeyCreation.timedOut',
  left: 'passkeyCreation.cancelled',
  failed: 'passkeyCreation.failed',
}

/** The catalogue row of what the browser or a call has thrown. */
export function rowOf(error: unknown, policy: Policy): PasskeyCreationRowId {
  const reason = passkeyReasonOf(error)
  return reason
    ? rows[reason]
    : `passkeyCreation.${findRow(passkeyCreationErrors, toFailure(error), policy) ?? 'failed'}`
}
