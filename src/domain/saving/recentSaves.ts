import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import type { Board } from './board.ts'

/** What the member saved during this visit, newest first. saving.txt §3 "In memory". */
export interface RecentSaves {
  /** The boards they saved to. */
  readonly boards: readonly Board[]
  /** The pin they saved last; null before the first one. */
  readonly pinId: string | null
}

/** Before the first save. */
export const noRecentSaves: RecentSaves = { boards: [], pinId: null }

/** A pin that was saved. */
export interface RecentSave {
  readonly board: Board
  readonly pinId: string
}

/** Adds a save. A board is listed once, by its ID, and the oldest are dropped. */
export function rememberSave(
  recent: RecentSaves,
  { board, pinId }: RecentSave,
  limits: Pick<CreatePinPolicy, 'recentBoardLimit'>,
): RecentSaves {
  const otherBoards = recent.boards.filter(({ id }) => id !== board.id)
  return {
    boards: [board, ...otherBoards].slice(0, limits.recentBoardLimit),
    pinId,
  }
}
