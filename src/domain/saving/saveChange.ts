import type { Board, BoardSection, PinToSave } from './board.ts'
import type { SavedPin } from './savedCounts.ts'

/** A board, or a section of it. */
export interface SavedPlace {
  readonly board: Board
  readonly section: BoardSection | null
}

/** What becomes of a pin after its save: it is removed, moved, or back where it was because that failed. */
export interface SaveChange {
  readonly pin: PinToSave & { readonly id: string }
  /** The place that the pin leaves, without it in the counts. Null: it was on no board. */
  readonly from: SavedPlace | null
  /** The place where the pin is now, with it in the counts. Null: on no board. */
  readonly to: SavedPlace | null
  /** The change in the viewer's pin count. */
  readonly viewerPinCountDelta: -1 | 0 | 1
  /** Whether the server has not made the change before, which is therefore taken back. */
  readonly isReverted: boolean
}

export const isSavedThere = (a: SavedPlace, b: SavedPlace): boolean =>
  a.board.id === b.board.id && a.section?.id === b.section?.id

function counted({ board, section }: SavedPlace, by: 1 | -1, other: SavedPlace | null): SavedPlace {
  const isSameBoard = board.id === other?.board.id
  return {
    board: { ...board, pinCount: board.pinCount + (isSameBoard ? 0 : by) },
    section: section && { ...section, pinCount: section.pinCount + by },
  }
}

/** The change that removes a saved pin (`to` is null), or moves it. */
export function changeOfSave({ pin, board, section }: SavedPin, to: SavedPlace | null): SaveChange {
  const at: SavedPlace = { board, section }
  // The list of boards was read before the save, so the board itself counts as the save left it.
  const there = to && (to.board.id === board.id ? { ...to, board } : to)
  return {
    pin,
    from: counted(at, -1, there),
    to: there && counted(there, 1, at),
    viewerPinCountDelta: there ? 0 : -1,
    isReverted: false,
  }
}

/** Takes a change back. */
export const revertOf = ({ pin, from, to, viewerPinCountDelta, isReverted }: SaveChange): SaveChange => ({
  pin,
  from: to && counted(to, -1, from),
  to: from && counted(from, 1, to),
  viewerPinCountDelta: viewerPinCountDelta === 0 ? 0 : viewerPinCountDelta === 1 ? -1 : 1,
  isReverted: !isReverted,
})
