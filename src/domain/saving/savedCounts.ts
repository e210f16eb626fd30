import type { Board, BoardSection, PinToSave } from './board.ts'

/** A saved pin and everything its save changed. */
export interface SavedPin {
  /** The pin that was passed in, with the id of the newly saved pin. A repin has a new id. */
  readonly pin: PinToSave & { readonly id: string }
  /** The board it was saved to, with the pin counted and the cover updated. */
  readonly board: Board
  /** The section it was saved to, with the pin counted. It is null when the pin was saved to the board itself. */
  readonly section: BoardSection | null
  /** The change in the viewer's pin count. */
  readonly viewerPinCountDelta: 1
}

/** A save, with the board and section as they were before. */
export interface Save {
  readonly pin: PinToSave
  readonly pinId: string
  readonly board: Board
  readonly section: BoardSection | null
}

/**
 * Increments the counts after a save. The pin becomes the board's cover if it had none, or if the pin was saved to a section.
 * saving.txt §4 "After a successful save".
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
