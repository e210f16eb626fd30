import type { MoveRejection, PinMove, PinPlace } from '../../../src/domain/people/pinMove.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { PinMoveError } from '../../../src/errors/people/pinMove.errors.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface PinMoveContext extends WithPolicy {
  /** Requested moves; the first is in flight. Each shows at once. */
  readonly queue: readonly PinMove[]
  /** Where the server has each pin that was moved here, by id. */
  readonly places: ReadonlyMap<string, PinPlace>
  /** Pins that a failed call may or may not have moved. */
  readonly inDoubt: readonly string[]
  /** The last move, once the server has confirmed it. */
  readonly moved: PinMove | null
}

/** Where a pin shows: its last requested place, else the server's, else the page's. */
export const shownPlace = (
  { queue, places }: Pick<PinMoveContext, 'queue' | 'places'>,
  pinId: string,
  place: PinPlace,
): PinPlace => queue.findLast(({ pinIds }) => pinIds.includes(pinId))?.to ?? places.get(pinId) ?? place

/** Completed moves, failures for the log, and toasts. */
export type PinMoveEmitted =
  | SavingToast
  | { readonly type: 'pins.moved'; readonly move: PinMove }
  /** A product group without pins, for which nothing is sent. */
  | { readonly type: 'productGroup.moved'; readonly move: PinMove }
  | { readonly type: 'move.rejected'; readonly move: PinMove; readonly reason: MoveRejection }
  | {
      readonly type: 'attempt.failed'
      readonly row: `pinMove.${PinMoveError}`
      readonly failure: Failure | null
    }
