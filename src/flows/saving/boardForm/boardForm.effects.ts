import type { BoardFormEmitted, BoardInvites } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import { toFailure } from '../../../api/failure.ts'
import { boardEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { refreshAfterBoard } from '../boardPicker/recentBoards.ts'
import { savingClient } from '../savingClient.ts'

const client = savingClient(boardEndpoints)

/** Callbacks of the board form. */
export interface BoardFormListeners {
  /** Called with the new board, and the people who are being invited to it: the form does that. */
  readonly onCreated: (board: Board, invites: BoardInvites) => void
  /** Called when the user presses 'Cancel'. The form then renders nothing. */
  readonly onCancel: () => void
}

/** Invites people to a new board. The form does not wait for it, and a failure is only logged: the board exists. */
function inviteToBoard(
  config: TackboardConfig,
  board_id: string,
  { userIds: user_ids, emails }: BoardInvites,
): void {
  if (user_ids.length + emails.length === 0) return
  client(config)
    .inviteCollaborators({ board_id, user_ids, emails })
    .catch((error: unknown) =>
      config.onLog({
        level: 'info',
        event: 'boardForm.failed',
        details: failureDetails({ row: 'save.inviteFailed', failure: toFailure(error) }),
      }),
    )
}

/** Turns what the machine emits into a callback or a log event. */
export function runBoardFormEffect(
  effect: BoardFormEmitted,
  config: TackboardConfig,
  { onCreated, onCancel }: BoardFormListeners,
): void {
  switch (effect.type) {
    case 'boardForm.created':
      refreshAfterBoard(config, effect.board)
      inviteToBoard(config, effect.board.id, effect.invites)
      return onCreated(effect.board, effect.invites)
    case 'boardForm.cancelled':
      return onCancel()
    case 'attempt.failed':
      return config.onLog({ level: 'info', event: 'boardForm.failed', details: failureDetails(effect) })
  }
}
