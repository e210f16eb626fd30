import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import type { Board } from './board.ts'

/** What the member saved during this visit, newest first. */
export interface RecentSaves {
  /** The boards they saved to. */
  readonly boards: readonly Board[]
  /** The pin they saved last; null before the first one. */
  readonly pinId: string | null
  /** The images they saved. */
  readonly images: readonly RecentImage[]
}

/** An image that was saved, and the board it was saved to. */
export interface RecentImage {
  readonly signature: string
  readonly board: Board
}

/** Before the first save. */
export const noRecentSaves: RecentSaves = { boards: [], pinId: null, images: [] }

/** A pin that was saved. */
export interface RecentSave {
  readonly board: Board
  readonly pinId: string
  /** What identifies its image, by `imageSignatureOf`; null if it has none. */
  readonly imageSignature: string | null
}

/** Adds a save. Boards and images are listed once each, and the oldest are dropped. saving.txt §9 "Recent images list". */
export function rememberSave(
  recent: RecentSaves,
  { board, pinId, imageSignature }: RecentSave,
  limits: Pick<CreatePinPolicy, 'recentBoardLimit' | 'recentImageLimit'>,
): RecentSaves {
  const otherBoards = recent.boards.filter(({ id }) => id !== board.id)
  const otherImages = recent.images.filter(({ signature }) => signature !== imageSignature)
  const images =
    imageSignature === null ? otherImages : [{ signature: imageSignature, board }, ...otherImages]
  return {
    boards: [board, ...otherBoards].slice(0, limits.recentBoardLimit),
    pinId,
    images: images.slice(0, limits.recentImageLimit),
  }
}

/** The board to which this image was saved last; null if it was not saved during the visit. */
export const savedBoardOf = ({ images }: RecentSaves, imageSignature: string | null): Board | null =>
  images.find(({ signature }) => signature === imageSignature)?.board ?? null

/** Forgets a save that was undone: the board keeps its place, but the image is on it no more. */
export const forgetSave = (
  { boards, pinId, images }: RecentSaves,
  save: Omit<RecentSave, 'board'> & { readonly board: Pick<Board, 'id'> },
): RecentSaves => ({
  boards,
  pinId: pinId === save.pinId ? null : pinId,
  images: images.filter(
    ({ signature, board }) => signature !== save.imageSignature || board.id !== save.board.id,
  ),
})
