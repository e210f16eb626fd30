import type { ConversionTag, SelectedTag } from '../../../src/domain/promote/promotion.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { ListEvent } from '../../fragments/choosesFromList.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface TagSelectionInput extends WithPolicy {
  /** The tag and event that are chosen already; null for none. */
  readonly selected: SelectedTag | null
}

export interface TagSelectionContext extends TagSelectionInput {
  readonly tags: readonly ConversionTag[]
}

/** How the choice of a conversion tag ends. */
export type TagSelectionOutput =
  | { readonly outcome: 'chosen'; readonly tag: SelectedTag }
  | { readonly outcome: 'cancelled' }

export type TagSelectionEvent =
  /** An event of a tag is the selected one; it counts when it is confirmed. */
  | { readonly type: 'tag.selected'; readonly tag: SelectedTag }
  | { readonly type: 'selection.confirmed' }
  | ListEvent

export interface TagSelectionEmitted {
  readonly type: 'attempt.failed'
  readonly row: 'tagSelection.unread'
  /** Null when no answer arrived in time. */
  readonly failure: Failure | null
}
