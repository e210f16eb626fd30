/** A board or one of its sections. */
export interface PinPlace {
  readonly boardId: string
  /** Null for the board itself. */
  readonly sectionId: string | null
}

/** Pins to move together. */
export interface PinMove {
  readonly pinIds: readonly string[]
  readonly from: PinPlace
  readonly to: PinPlace
  /** The product group to move. Nothing is sent for it if `pinIds` is empty. */
  readonly productGroupId?: string | undefined
  /** Whether these are all the pins in `from`. Default: false. */
  readonly isEveryPin?: boolean | undefined
  /** The member on whose behalf the pins are moved, sent as `orbac_subject_id`. */
  readonly subjectId?: string | undefined
}

export const isSamePlace = (a: PinPlace, b: PinPlace): boolean =>
  a.boardId === b.boardId && a.sectionId === b.sectionId

/** Why a move is rejected: the pins are there already, or there is neither a pin nor a product group. */
export type MoveRejection = 'samePlace' | 'nothingToMove'

/**
 * What a move is about: pins; a product group alone, for which nothing is sent; or nothing, because it is rejected. saving.txt §4
 * "Pin move".
 */
export function judgeMove({
  pinIds,
  productGroupId,
  from,
  to,
}: PinMove): 'pins' | 'productGroup' | MoveRejection {
  if (isSamePlace(from, to)) return 'samePlace'
  if (pinIds.length > 0) return 'pins'
  return productGroupId ? 'productGroup' : 'nothingToMove'
}

/** One of the four calls that move pins, with its arguments. */
export type PinMoveCall =
  | { readonly call: 'moveAllPins'; readonly move: PinMove }
  | { readonly call: 'moveToSection'; readonly sectionId: string; readonly pinIds: readonly string[] }
  | { readonly call: 'removeFromSection'; readonly sectionId: string; readonly pinIds: readonly string[] }
  | { readonly call: 'movePins'; readonly to: PinPlace; readonly pinIds: readonly string[] }

/**
 * The call that performs a move, or null if every pin is already there. The spec names four calls but not when to use each. All pins of
 * a place: 'select all'. Within a board: edit the section to add pins, delete from the section to remove them. To another board, or from
 * several places: the bulk edit, the only call that does not depend on where the pins are. `placeOf` returns where a pin is on the
 * server, or null if that is uncertain.
 */
export function pinMoveCall(move: PinMove, placeOf: (pinId: string) => PinPlace | null): PinMoveCall | null {
  const { to } = move
  const isAt = (place: PinPlace) => (id: string) => {
    const own = placeOf(id)
    return own !== null && isSamePlace(own, place)
  }
  const pinIds = move.pinIds.filter((id) => !isAt(to)(id))
  const [first] = pinIds
  if (first === undefined) return null
  const from = placeOf(first)
  if (from === null || !pinIds.every(isAt(from))) return { call: 'movePins', to, pinIds }
  if (move.isEveryPin && isSamePlace(from, move.from)) return { call: 'moveAllPins', move }
  if (from.boardId !== to.boardId) return { call: 'movePins', to, pinIds }
  if (to.sectionId !== null) return { call: 'moveToSection', sectionId: to.sectionId, pinIds }
  // Same board, different place, and not into a section: so out of one.
  return { call: 'removeFromSection', sectionId: from.sectionId ?? '', pinIds }
}
