/** What a page shows while its pins can be dragged, by id. */
export interface DragSource {
  /** The pins that are here. */
  readonly pins: readonly string[]
  readonly selected: readonly string[]
  /** Those of `pins` that are on their way here. */
  readonly moving: readonly string[]
}

/** The type of what a drag of pins carries. Files, links and texts have other types. */
export const pinDragType = 'application/x-tackboard-pins'

/** Whether a drag says that it carries pins. Only its types can be read before the drop. */
export const isPinDrag = (types: readonly string[]): boolean =>
  types.includes(pinDragType) && !types.includes('Files')

/**
 * What a drag takes: all selected pins, in the order of the selection, if it begins at one of them; another pin alone; and nothing if the
 * pin is on its way or not here.
 */
export function pinsInDrag(pinId: string, { pins, selected, moving }: DragSource): readonly string[] {
  const isFree = (id: string) => pins.includes(id) && !moving.includes(id)
  if (!isFree(pinId)) return []
  return selected.includes(pinId) ? [...new Set(selected)].filter(isFree) : [pinId]
}

/** The text that a drag of these pins carries. */
export const dragData = (taken: readonly string[]): string => JSON.stringify(taken)

/**
 * What a drop moves: the pins that the drag took and that are still here. Nothing if the drop carries something else, which is a drag from
 * another tab or another app.
 */
export function pinsInDrop(
  data: string,
  taken: readonly string[],
  { pins, moving }: Pick<DragSource, 'pins' | 'moving'>,
): readonly string[] {
  if (data !== dragData(taken)) return []
  return taken.filter((id) => pins.includes(id) && !moving.includes(id))
}

/** What decides whether pins can be moved to a place. */
export interface MovePlace {
  /** Whether the member archived the board: it is not offered. Default: false. */
  readonly isArchived?: boolean | undefined
  /** Whether it is where the pins are: it is not offered. Default: false. */
  readonly isHere?: boolean | undefined
  /** Whether it takes no pins at the moment: it is shown, and says that it is locked. Default: false. */
  readonly isLocked?: boolean | undefined
}

/** The places that are shown to choose from. */
export const shownPlaces = <Place extends MovePlace>(places: readonly Place[]): readonly Place[] =>
  places.filter(({ isArchived, isHere }) => !isArchived && !isHere)

/** Whether pins can be moved there. */
export const takesPins = ({ isArchived, isHere, isLocked }: MovePlace): boolean =>
  !isArchived && !isHere && !isLocked
