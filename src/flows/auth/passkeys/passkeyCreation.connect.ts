import type { SnapshotFrom } from 'xstate'
import type { passkeyCreationMachine } from '../../../../machines/auth/passkeyCreation/passkeyCreation.machine.ts'
import { passkeyCreationRow, type PasskeyCreationRowId } from '../../../errors/auth/passkeyCreation.errors.ts'
import type { PasskeyCreationViewState } from '../../../views/auth/passkeys/PasskeyCreationView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'
import type { AuthSnapshot } from '../shell/auth.types.ts'

/** Another attempt on this device would end in the same way. */
const hopeless: ReadonlySet<PasskeyCreationRowId> = new Set([
  'passkeyCreation.alreadyRegistered',
  'passkeyCreation.notAllowed',
  'passkeyCreation.notSupported',
])

/** What creating a passkey shows. */
export function connectPasskeyCreation(
  snapshot: SnapshotFrom<typeof passkeyCreationMachine>,
): PasskeyCreationViewState & { readonly isHopeless: boolean } {
  const { failure, serverMessage } = snapshot.context
  return {
    isPending: snapshot.hasTag('pending'),
    isWaiting: snapshot.matches('creating'),
    isSlow: snapshot.matches({ requesting: 'slow' }) || snapshot.matches({ registering: 'slow' }),
    isHopeless: failure !== null && hopeless.has(failure),
    error: failure,
    serverMessage:
      failure !== null && passkeyCreationRow(failure).message === 'server' ? serverMessage : null,
  }
}

/** The member who has just logged in. */
export const connectMember = ({ context }: AuthSnapshot) => ({ userId: context.user?.id ?? '' })

export const passkeyCreationCallbacks = (send: SendTo<typeof passkeyCreationMachine>) => ({
  onPress: () => send({ type: 'passkey.requested' }),
  onCancel: () => send({ type: 'request.cancelled' }),
  onDecline: () => send({ type: 'offer.declined' }),
})
