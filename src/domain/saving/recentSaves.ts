import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import type { Board } from './board.ts'

/** What the member saved during this visit, newest first. saving.txt §3 "In memory". */
export interface RecentSaves {
  /** The boards they saved to. */
  readonly boards: readonly Board[]
  /** The pin they saved last; null before the first one. */
  readonly pinId: string | null
  /** Signatures of the images they saved. */
  readonly signatures: readonly string[]
}

/** Before the first save. */
export const noRecentSaves: RecentSaves = { boards: [], pinId: null, signatures: [] }

/** A pin that was saved. */
export interface RecentSave {
  readonly board: Board
  readonly pinId: string
  /** Null if the image has none. */
  readonly signature: string | null
}

/** Adds a save. Boards, by their IDs, and signatures are listed once each, and the oldest are dropped. saving.txt §9. */
export function rememberSave(
  recent: RecentSaves,
  { board, pinId, signature }: RecentSave,
  limits: Pick<CreatePinPolicy, 'recentBoardLimit' | 'recentSignatureLimit'>,
): RecentSaves {
  const otherBoards = recent.boards.filter(({ id }) => id !== board.id)
  const otherSignatures = recent.signatures.filter((other) => other !== signature)
  return {
    boards: [board, ...otherBoards].slice(0, limits.recentBoardLimit),
    pinId,
    signatures: [...(signature ? [signature] : []), ...otherSignatures].slice(0, limits.recentSignatureLimit),
  }
}
