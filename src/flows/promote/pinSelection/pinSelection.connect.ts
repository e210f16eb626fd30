import type { SnapshotFrom } from 'xstate'
import type { pinSelectionMachine } from '../../../../machines/promote/pinSelection/pinSelection.machine.ts'
import type {
  PinSelectionViewCallbacks,
  PinSelectionViewState,
} from '../../../views/promote/PinSelectionView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof pinSelectionMachine>

function statusOf(snapshot: Snapshot): PinSelectionViewState['status'] {
  if (snapshot.hasTag('pending')) return snapshot.matches({ loading: 'slow' }) ? 'slow' : 'loading'
  if (snapshot.matches('choosing')) return 'choosing'
  return snapshot.matches('empty') ? 'empty' : 'failed'
}

/** What the choice of a pin shows; null once it has ended. */
export function connectPinSelection(snapshot: Snapshot): PinSelectionViewState | null {
  const { pins, pinId } = snapshot.context
  return snapshot.status === 'active' ? { status: statusOf(snapshot), pins, pinId } : null
}

export const pinSelectionCallbacks = (
  send: SendTo<typeof pinSelectionMachine>,
): PinSelectionViewCallbacks => ({
  onChoose: (pinId) => send({ type: 'pin.chosen', pinId }),
  onRetry: () => send({ type: 'retry.requested' }),
  onClose: () => send({ type: 'selection.cancelled' }),
})
