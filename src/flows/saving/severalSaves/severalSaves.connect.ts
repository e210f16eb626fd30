import type { SnapshotFrom } from 'xstate'
import type { severalSavesMachine } from '../../../../machines/saving/severalSaves/severalSaves.machine.ts'
import type { SeveralSavesViewProps } from '../../../views/saving/severalSaves/SeveralSavesView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Shown = Omit<SeveralSavesViewProps, 'onRetry' | 'onMore' | 'onDone'>

/** What became of each board. */
export const connectSeveralSaves = (snapshot: SnapshotFrom<typeof severalSavesMachine>): Shown => ({
  results: snapshot.context.results,
  isDone: snapshot.matches({ saves: 'reviewing' }),
  canRetry: snapshot.can({ type: 'retry.requested' }),
})

export const severalSavesCallbacks = (send: SendTo<typeof severalSavesMachine>) => ({
  onRetry: () => send({ type: 'retry.requested' }),
  onMore: () => send({ type: 'more.requested' }),
})
