import type { Ad } from '../../../src/domain/promote/ads/ad.ts'
import type { AdAction, AdChange } from '../../../src/domain/promote/ads/adActions.ts'
import type { AdStatus } from '../../../src/domain/promote/ads/adStatus.ts'
import type { AdListRowId } from '../../../src/errors/promote/adList.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type AdListInput = WithPolicy

/** What has become of an ad, which is announced. */
export interface AdNews {
  readonly name: string
  readonly status: AdStatus
}

export interface AdListContext extends WithPolicy {
  readonly ads: readonly Ad[]
  /** What was chosen last; null before the first. */
  readonly change: AdChange | null
  readonly news: AdNews | null
  /** The catalogue row of the last failure. */
  readonly failure: AdListRowId | null
  readonly serverMessage: string | null
}

export type AdListEvent =
  /** After the list could not be read. */
  | { readonly type: 'list.retried' }
  /** Of what the ad's status does not allow, nothing happens. */
  | { readonly type: 'action.chosen'; readonly id: string; readonly action: AdAction }
  | { readonly type: 'stop.confirmed' }
  | { readonly type: 'question.closed' }
  /** It is unknown whether an ad was changed: the list is read again. */
  | { readonly type: 'check.requested' }

export type AdListEmitted =
  | { readonly type: 'ad.changed'; readonly change: AdChange }
  | AttemptFailed<AdListRowId>
