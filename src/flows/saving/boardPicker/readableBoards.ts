import type { BoardData } from '../../../api/saving/entities/saving.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { ownBoards } from '../../../domain/saving/boardOrder.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Converts a list of boards from the server. Malformed ones are left out, and their number is logged. */
export function readableBoards(
  data: readonly (BoardData | null)[],
  { onLog }: Pick<TackboardConfig, 'onLog'>,
): readonly Board[] {
  const boards = data.flatMap((board) => (board ? [toBoard(board)] : []))
  const count = data.length - boards.length
  if (count > 0) onLog({ level: 'error', event: 'boards.leftOut', details: { count } })
  return boards
}

/** The boards of a list for the member. The picker leaves out boards of others, so how many they are is logged. */
export function memberBoards(
  data: readonly (BoardData | null)[],
  session: Session,
  config: Pick<TackboardConfig, 'onLog' | 'actingFor'>,
): readonly Board[] {
  const boards = readableBoards(data, config)
  const current = boards.filter(({ isArchived }) => !isArchived)
  const count = current.length - ownBoards(current, { ...session, actingFor: config.actingFor }).length
  if (count > 0) config.onLog({ level: 'info', event: 'boards.notOwn', details: { count } })
  return boards
}
