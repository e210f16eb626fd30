import type { BoardData } from '../../../api/saving/entities/saving.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { ownBoards } from '../../../domain/saving/boardOrder.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/**
 * Converts a list of boards from the server. Malformed ones are left out, and their number is logged. Archived ones are left out, too, so
 * that they take no other board's place among those saved to last. saving.txt §5 "Own boards for pickers".
 */
export function readableBoards(
  data: readonly (BoardData | null)[],
  { onLog }: Pick<TackboardConfig, 'onLog'>,
): readonly Board[] {
  const boards = data.flatMap((board) => (board ? [toBoard(board)] : []))
  const count = data.length - boards.length
  if (count > 0) onLog({ level: 'error', event: 'boards.leftOut', details: { count } })
  return boards.filter(({ isArchived }) => !isArchived)
}

/** The boards of a list for the member. The picker leaves out boards of others, so how many they are is logged. */
export function memberBoards(
  data: readonly (BoardData | null)[],
  session: Session,
  config: Pick<TackboardConfig, 'onLog' | 'actingFor'>,
): readonly Board[] {
  const boards = readableBoards(data, config)
  const count = boards.length - ownBoards(boards, { ...session, actingFor: config.actingFor }).length
  if (count > 0) config.onLog({ level: 'info', event: 'boards.notOwn', details: { count } })
  return boards
}

/** Boards from elsewhere, without those that the list of all boards says are archived by now. */
export function stillOffered<Option extends Board>(
  boards: readonly Option[],
  listed: readonly (BoardData | null)[],
): readonly Option[] {
  const archived = new Set(
    listed.flatMap((board) => (board && board.archived_by_me_at !== null ? [board.id] : [])),
  )
  return boards.filter(({ id, isArchived }) => !isArchived && !archived.has(id))
}
