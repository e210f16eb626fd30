import type { SnapshotFrom } from 'xstate'
import type { tagSelectionMachine } from '../../../../machines/promote/tagSelection/tagSelection.machine.ts'
import type {
  TagSelectionViewCallbacks,
  TagSelectionViewState,
} from '../../../views/promote/TagSelectionView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof tagSelectionMachine>

function statusOf(snapshot: Snapshot): TagSelectionViewState['status'] {
  if (snapshot.hasTag('pending')) return snapshot.matches({ loading: 'slow' }) ? 'slow' : 'loading'
  if (snapshot.matches('choosing')) return 'choosing'
  return snapshot.matches('empty') ? 'empty' : 'failed'
}

/** What the choice of a conversion tag shows; null once it has ended. */
export function connectTagSelection(snapshot: Snapshot): TagSelectionViewState | null {
  if (snapshot.status !== 'active') return null
  const { tags, selected } = snapshot.context
  const canConfirm = snapshot.can({ type: 'selection.confirmed' })
  return { status: statusOf(snapshot), tags, selected, canConfirm }
}

export const tagSelectionCallbacks = (
  send: SendTo<typeof tagSelectionMachine>,
): TagSelectionViewCallbacks => ({
  onSelect: (tag) => send({ type: 'tag.selected', tag }),
  onConfirm: () => send({ type: 'selection.confirmed' }),
  onRetry: () => send({ type: 'retry.requested' }),
  onClose: () => send({ type: 'selection.cancelled' }),
})
