import type { AdAction } from '../../domain/promote/ads/adActions.ts'
import type { AdListRowId } from '../../errors/promote/adList.errors.ts'
import type { PromoteRowId } from '../../errors/promote/promote.errors.ts'
import type { FailureDetails } from './failureDetails.ts'

/** The log events of promoting a pin, at the level 'info'. Neither amounts nor names are logged. */
export interface PromoteInfoEvents {
  /** An ad was created. */
  'promote.succeeded': { readonly campaignId: string | null; readonly advertiserId: string }
  /** A step of promoting a pin has failed. */
  'promote.failed': FailureDetails<PromoteRowId>
  /** The member has paused, resumed, edited or stopped an ad. */
  'ads.changed': { readonly campaignId: string; readonly action: AdAction }
  /** The member's ads could not be read, or one of them not be changed; or it is unknown whether it was. */
  'ads.failed': FailureDetails<AdListRowId>
}
