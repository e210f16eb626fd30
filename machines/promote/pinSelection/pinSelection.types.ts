import type { PromotePin } from '../../../src/domain/promote/promotion.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { ListEvent } from '../../fragments/choosesFromList.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface PinSelectionInput extends WithPolicy {
  /** The pin that is chosen already; null for none. */
  readonly pinId: string | null
}

export interface PinSelectionContext extends PinSelectionInput {
  readonly pins: readonly PromotePin[]
}

/** How the choice of a pin ends. */
export type PinSelectionOutput =
  | { readonly outcome: 'chosen'; readonly pin: PromotePin }
  | { readonly outcome: 'cancelled' }

export type PinSelectionEvent = { readonly type: 'pin.chosen'; readonly pinId: string } | ListEvent

export interface PinSelectionEmitted {
  readonly type: 'attempt.failed'
  readonly row: 'pinSelection.unread'
  /** Null when no answer arrived in time. */
  readonly failure: Failure | null
}
