import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import type { Board, BoardSection } from './board.ts'

/** What the member saved during this visit, newest first. */
export interface RecentSaves {
  /** The boards they saved to. */
  readonly boards: readonly Board[]
  /** The sections they saved to. Default: none. */
  readonly sections?: readonly RecentSection[] | undefined
  /** The pin they saved last; null before the first one. */
  readonly pinId: string | null
  /** The images they saved. */
  readonly images: readonly RecentImage[]
}

/** A section that was saved to, with its board. */
export interface RecentSection {
  readonly board: Board
  readonly section: BoardSection
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
  /** The section of the board that it was saved to; null or left out: the board itself. */
  readonly section?: BoardSection | null | undefined
  readonly pinId: string
  /** What identifies its image, by `imageSignatureOf`; null if it has none. */
  readonly imageSignature: string | null
}

const sectionsBut = ({ sections = [] }: RecentSaves, boardId: string, sectionId: string) =>
  sections.filter(({ board, section }) => board.id !== boardId || section.id !== sectionId)

/** Adds a save. Boards, sections and images are listed once each, and the oldest are dropped. saving.txt §9 "Recent images list". */
export function rememberSave(
  recent: RecentSaves,
  { board, section, pinId, imageSignature }: RecentSave,
  limits: Pick<CreatePinPolicy, 'recentBoardLimit' | 'recentImageLimit'>,
): RecentSaves {
  const otherBoards = recent.boards.filter(({ id }) => id !== board.id)
  const otherImages = recent.images.filter(({ signature }) => signature !== imageSignature)
  const images =
    imageSignature === null ? otherImages : [{ signature: imageSignature, board }, ...otherImages]
  return {
    boards: [board, ...otherBoards].slice(0, limits.recentBoardLimit),
    sections: section
      ? [{ board, section }, ...sectionsBut(recent, board.id, section.id)].slice(0, limits.recentBoardLimit)
      : recent.sections,
    pinId,
    images: images.slice(0, limits.recentImageLimit),
  }
}

/** The board to which this image was saved last; null if it was not saved during the visit. */
export const savedBoardOf = ({ images }: RecentSaves, imageSignature: string | null): Board | null =>
  images.find(({ signature }) => signature === imageSignature)?.board ?? null

/** Forgets a save that was undone: the board and the section keep their places, but the image is on it no more. */
export const forgetSave = (
  { boards, sections, pinId, images }: RecentSaves,
  save: Omit<RecentSave, 'board'> & { readonly board: Pick<Board, 'id'> },
): RecentSaves => ({
  boards,
  sections,
  pinId: pinId === save.pinId ? null : pinId,
  images: images.filter(
    ({ signature, board }) => signature !== save.imageSignature || board.id !== save.board.id,
  ),
})

/** Forgets a section that is gone. */
export const forgetSection = (recent: RecentSaves, boardId: string, sectionId: string): RecentSaves => ({
  ...recent,
  sections: sectionsBut(recent, boardId, sectionId),
})
