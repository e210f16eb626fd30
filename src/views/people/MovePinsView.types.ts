import type { BoardSort } from '../../domain/people/boardSort.ts'
import type { MovablePin } from './PinTile.tsx'

/** Where pins can be moved. */
export interface MoveDestination {
  /** Passed to `onMove`. */
  readonly id: string
  readonly name: string
  /** Whether it is a section of the board that the pins are on. Default: false, another board. */
  readonly isSection?: boolean | undefined
  /** Its picture. Default: none. */
  readonly coverUrl?: string | null | undefined
  /** Whether the member archived the board: it is not offered. Default: false. */
  readonly isArchived?: boolean | undefined
  /** Whether it is where the pins are: it is not offered. Default: false. */
  readonly isHere?: boolean | undefined
  /** Whether no pins can be moved there at the moment: it says that it is locked. Default: false. */
  readonly isLocked?: boolean | undefined
}

/** State of the view. */
export interface MovePinsViewState {
  /** The name of the board or section that the pins are in. */
  readonly name: string
  /** The pins that are here, in order. */
  readonly pins: readonly MovablePin[]
  /** 'loading' and 'failed' are about the list of pins. Default: 'ready'. */
  readonly status?: 'ready' | 'loading' | 'failed' | undefined
  /** Ids of the selected pins. */
  readonly selected: readonly string[]
  /** Ids of pins that are on their way here. Default: none. */
  readonly moving?: readonly string[] | undefined
  /** Number of pins that are on their way elsewhere. Default: 0. */
  readonly leaving?: number | undefined
  /** The name of the place that pins have just been moved to. Default: none. */
  readonly movedTo?: string | undefined
  /** The places to choose from, without the one that the pins are in. */
  readonly destinations: readonly MoveDestination[]
  /** The order of the boards among them: 'lastSaved' is the order given. Default: the order given, without a choice. */
  readonly boardSort?: BoardSort | undefined
  /**
   * Whether pins can be dragged onto a place, and each has its own 'Move to': `canDrag` of `MovePins`, which is
   * `policy.saving.dragsToSections`. `onMove` has to move its second argument then. Default: false.
   */
  readonly canDrag?: boolean | undefined
}

export interface MovePinsViewProps extends MovePinsViewState {
  /** The new selection, after a press on a pin, on 'Select all' or on 'Clear'. */
  readonly onSelect: (ids: readonly string[]) => void
  /** These pins are to be moved there: the selected ones, or with `canDrag` those of a drag or the one whose 'Move to' was pressed. */
  readonly onMove: (destinationId: string, pinIds: readonly string[]) => void
  /** Another order of the boards was chosen, see `useBoardSort`. Without it, none can be. */
  readonly onBoardSort?: ((sort: BoardSort) => void) | undefined
  /** They are to be taken out of their section. Without it, the pins are not in a section. */
  readonly onTakeOut?: (() => void) | undefined
  /** The pins at `movedTo` are to be moved back. Without it, 'Undo' is not offered. */
  readonly onUndo?: (() => void) | undefined
  /** Loads the pins again. */
  readonly onRetry?: (() => void) | undefined
}
