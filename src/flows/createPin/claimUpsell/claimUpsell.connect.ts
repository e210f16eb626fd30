import type { SnapshotFrom } from 'xstate'
import type { claimUpsellMachine } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import type {
  ClaimUpsellViewCallbacks,
  ClaimUpsellViewState,
} from '../../../views/createPin/ClaimUpsellView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What the invitation shows; null once it has ended. */
export const connectClaimUpsell = (
  snapshot: SnapshotFrom<typeof claimUpsellMachine>,
): ClaimUpsellViewState | null =>
  snapshot.status === 'active' ? { isDismissible: snapshot.can({ type: 'upsell.dismissed' }) } : null

export const claimUpsellCallbacks = (send: SendTo<typeof claimUpsellMachine>): ClaimUpsellViewCallbacks => ({
  onConnect: () => send({ type: 'connect.requested' }),
  onDismiss: () => send({ type: 'upsell.dismissed' }),
})
