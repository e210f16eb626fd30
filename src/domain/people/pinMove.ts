/** Where pins are: on a board, or in one of its sections. */
export interface PinPlace {
  readonly boardId: string
  /** Null: on the board itself. */
  readonly sectionId: string | null
}

/** Pins that are moved together. saving.txt §4 "Pin move". */
export interface PinMove {
  readonly pinIds: readonly string[]
  readonly from: PinPlace
  readonly to: PinPlace
  /** The product group that is moved; without a pin nothing is sent for it. */
  readonly productGroupId?: string | undefined
  /** These are all that `from` holds. Default: false. */
  readonly isEveryPin?: boolean | undefined
  /** On whose behalf it is done. saving.txt §7 `orbac_subject_id`. */
  readonly subjectId?: string | undefined
}

export const isSamePlace = (a: PinPlace, b: PinPlace): boolean =>
  a.boardId === b.boardId && a.sectionId === b.sectionId

/** Whether there is anything to send: a pin, and another place to go to. H4. saving.txt §4 "Rejected when … the same". */
export const isMove = ({ pinIds, from, to }: PinMove): boolean => pinIds.length > 0 && !isSamePlace(from, to)

/** One of the four calls of saving.txt §7, with what it carries. */
export type PinMoveCall =
  | { readonly call: 'moveAllPins'; readonly move: PinMove }
  | { readonly call: 'moveToSection'; readonly sectionId: string; readonly pinIds: readonly string[] }
  | { readonly call: 'removeFromSection'; readonly sectionId: string; readonly pinIds: readonly string[] }
  | { readonly call: 'movePins'; readonly to: PinPlace; readonly pinIds: readonly string[] }

/**
 * Which call makes a move; null where the server has every pin there already. The specification names four calls and not when: all that a
 * place holds goes by 'select all'; within one board, pins go into a section by editing that section, and out of one by deleting them from
 * it; to another board they go by the bulk edit, and so do pins of several places, since it alone asks nothing of where they come from.
 * `placeOf` says where the server has a pin, null where that is in doubt.
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
  // Within one board, and out of a section: the places differ.
  return { call: 'removeFromSection', sectionId: from.sectionId ?? '', pinIds }
}
