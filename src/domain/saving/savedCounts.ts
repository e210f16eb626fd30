import type { Board, BoardSection, PinToSave } from './board.ts'

/** A pin that was saved, and all that it changes. saving.txt §4 "After a successful save". */
export interface SavedPin {
  /** With the id that it has now. */
  readonly pin: PinToSave & { readonly id: string }
  /** As it is now: one pin more, and perhaps its first cover. */
  readonly board: Board
  /** Null: it was saved to the board itself. */
  readonly section: BoardSection | null
  /** How many pins more the viewer has. */
  readonly viewerPinCountDelta: 1
}

/** What was saved where, as it was before. */
export interface Save {
  readonly pin: PinToSave
  readonly pinId: string
  readonly board: Board
  readonly section: BoardSection | null
}

/**
 * Raises every count by one, once a save; the pin becomes the cover of a board that had none, and of one that it was saved to a section of.
 * saving.txt §4.
 */
export function countSave({ pin, pinId, board, section }: Save): SavedPin {
  const takesCover = board.coverUrl === null || section !== null
  return {
    pin: { ...pin, id: pinId },
    board: {
      ...board,
      pinCount: board.pinCount + 1,
      coverUrl: takesCover ? (pin.imageUrl ?? board.coverUrl) : board.coverUrl,
    },
    section: section && { ...section, pinCount: section.pinCount + 1 },
    viewerPinCountDelta: 1,
  }
}
