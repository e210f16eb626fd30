import type { BoardData } from '../../../api/saving/entities/saving.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Converts a list of boards from the server. Malformed ones are left out, and their number is logged. D11. */
export function readableBoards(
  data: readonly (BoardData | null)[],
  { onLog }: Pick<TackboardConfig, 'onLog'>,
): readonly Board[] {
  const boards = data.flatMap((board) => (board ? [toBoard(board)] : []))
  const count = data.length - boards.length
  if (count > 0) onLog({ level: 'error', event: 'boards.leftOut', details: { count } })
  return boards
}
