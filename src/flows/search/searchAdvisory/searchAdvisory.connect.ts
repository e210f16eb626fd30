import type { SnapshotFrom } from 'xstate'
import type { searchAdvisoryMachine } from '../../../../machines/search/searchAdvisory/searchAdvisory.machine.ts'
import type {
  SearchAdvisoryViewCallbacks,
  SearchAdvisoryViewState,
} from '../../../views/search/SearchAdvisoryView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** Whether the view still has to report that it is on screen, and whether it has been dismissed. */
export const connectSearchAdvisory = (
  snapshot: SnapshotFrom<typeof searchAdvisoryMachine>,
): Pick<SearchAdvisoryViewState, 'isSeen' | 'isDismissed'> => ({
  isSeen: !snapshot.matches('unseen'),
  isDismissed: snapshot.matches('dismissed'),
})

export const searchAdvisoryCallbacks = (
  send: SendTo<typeof searchAdvisoryMachine>,
): SearchAdvisoryViewCallbacks => ({
  onSeen: () => send({ type: 'advisory.viewed' }),
  onOpen: (target) => send({ type: 'advisoryLink.opened', target }),
  onDismiss: () => send({ type: 'advisory.dismissed' }),
  onRestore: () => send({ type: 'advisory.restored' }),
})
