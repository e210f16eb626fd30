import type { BoardFormEmitted, BoardInvites } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Callbacks of the board form. */
export interface BoardFormListeners {
  /** Called with the new board. The app invites the chosen people. */
  readonly onCreated: (board: Board, invites: BoardInvites) => void
  /** Called when the user presses 'Cancel'. The form then renders nothing. */
  readonly onCancel: () => void
}

/** Turns what the machine emits into a callback or a log event. */
export function runBoardFormEffect(
  effect: BoardFormEmitted,
  { onLog, session, visit }: TackboardConfig,
  { onCreated, onCancel }: BoardFormListeners,
): void {
  switch (effect.type) {
    case 'boardForm.created':
      if (session) visit.invalidateBoards(session.username)
      return onCreated(effect.board, effect.invites)
    case 'boardForm.cancelled':
      return onCancel()
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'boardForm.failed', details: failureDetails(effect) })
  }
}
