import type { SnapshotFrom } from 'xstate'
import type { severalPinsMachine } from '../../../../machines/createPin/severalPins/severalPins.machine.ts'
import type { SeveralPinsViewProps } from '../../../views/createPin/several/SeveralPinsView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Shown = Omit<SeveralPinsViewProps, `on${string}`>

const paused = ['offline', 'loggedOut', 'reviewing'] as const

/** How far several pins are. */
export function connectSeveralPins(snapshot: SnapshotFrom<typeof severalPinsMachine>): Shown {
  const { results, board, section } = snapshot.context
  return {
    view: paused.find((state) => snapshot.matches(state)) ?? 'saving',
    results: results.map(({ picture: { url, name }, state, error, serverMessage }) => ({
      url,
      name,
      state,
      error,
      serverMessage,
    })),
    boardName: board.name,
    sectionTitle: section?.title ?? null,
    isSlow: snapshot.matches({ saving: 'slow' }),
    canRetry: snapshot.can({ type: 'retry.requested' }),
    canReopen: snapshot.can({ type: 'board.reopened' }),
  }
}

export const severalPinsCallbacks = (send: SendTo<typeof severalPinsMachine>) => ({
  onResume: () => send({ type: 'resume.requested' }),
  onRetry: () => send({ type: 'retry.requested' }),
  onRepeat: (url: string) => send({ type: 'repeat.requested', url }),
  onOtherBoard: () => send({ type: 'board.reopened' }),
  onLeave: () => send({ type: 'page.dismissed' }),
})
