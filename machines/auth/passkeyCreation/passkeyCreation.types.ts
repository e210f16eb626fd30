import type { Passkey } from '../../../src/api/auth/entities/passkey.ts'
import type { PasskeyAttestation, PasskeyCreation } from '../../../src/domain/auth/passkeys.ts'
import type { PasskeyCreationRowId } from '../../../src/errors/auth/passkeyCreation.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type PasskeyCreationInput = WithPolicy

export interface PasskeyCreationContext extends WithPolicy {
  /** What the browser is to create. */
  readonly creation: PasskeyCreation | null
  readonly credential: PasskeyAttestation | null
  readonly passkey: Passkey | null
  /** The catalogue row of the last failure. */
  readonly failure: PasskeyCreationRowId | null
  readonly serverMessage: string | null
}

export type PasskeyCreationEvent =
  /** In `resting`: the button. */
  | { readonly type: 'passkey.requested' }
  /** While the browser or the server is waited for. */
  | { readonly type: 'request.cancelled' }
  /** In `resting`: another passkey of the member was removed, perhaps the one that the device had. */
  | { readonly type: 'passkey.removed' }
  /** Where it is offered, at any time: 'Not now'. */
  | { readonly type: 'offer.declined' }

export type PasskeyCreationEmitted =
  | { readonly type: 'passkey.created'; readonly passkey: Passkey }
  | { readonly type: 'passkey.declined' }
  | AttemptFailed<PasskeyCreationRowId>
