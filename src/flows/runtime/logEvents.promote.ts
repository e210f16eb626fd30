import type { PromoteRowId } from '../../errors/promote/promote.errors.ts'
import type { FailureDetails } from './failureDetails.ts'

/** The log events of promoting a pin, at the level 'info'. Neither amounts nor names are logged. */
export interface PromoteInfoEvents {
  /** An ad was created. */
  'promote.succeeded': { readonly campaignId: string | null; readonly advertiserId: string }
  /** A step of promoting a pin has failed. */
  'promote.failed': FailureDetails<PromoteRowId>
}
