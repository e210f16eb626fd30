import type { PasskeyCreationRowId } from '../../errors/auth/passkeyCreation.errors.ts'
import type { PasskeyListRowId } from '../../errors/auth/passkeyList.errors.ts'
import type { FailureDetails, NoDetails } from './failureDetails.ts'

/** The log events of the member's passkeys, at the level 'info'. */
export interface PasskeyInfoEvents {
  /** The member has created a passkey. */
  'passkey.created': NoDetails
  /** A passkey could not be created. */
  'passkeyCreation.failed': FailureDetails<PasskeyCreationRowId>
  /** The member has renamed a passkey. Its name is not logged. */
  'passkey.renamed': NoDetails
  /** The member has removed a passkey. */
  'passkey.removed': NoDetails
  /** The member's passkeys could not be read, or one of them not be renamed or removed. */
  'passkeyList.failed': FailureDetails<PasskeyListRowId>
}
