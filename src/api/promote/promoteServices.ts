import type { Ad } from '../../domain/promote/ads/ad.ts'
import type { AdChange } from '../../domain/promote/ads/adActions.ts'
import type { AdEstimate, EstimateQuery } from '../../domain/promote/plan/estimate.ts'
import type {
  BusinessInfo,
  ConversionTag,
  PromoteAccount,
  PromotePin,
} from '../../domain/promote/promotion.ts'

/** The ad to look for. */
export interface CampaignQuery {
  readonly advertiserId: string
  /** Null for a product group. */
  readonly pinId: string | null
  /** Its name, as it was sent. */
  readonly name: string
}

/**
 * What quick promote asks the app to do, because the specification shows no call for it. Each rejects if it fails; a rejection with an
 * `ApiFailure` may carry the server's message. Abort the request with the signal.
 */
export interface PromoteServices {
  /** What the server knows about the advertiser. Called when the page opens, and when somebody comes back from paying. */
  readonly readAccount: (signal: AbortSignal) => Promise<PromoteAccount>
  /** The member's pins that can be promoted, newest first. */
  readonly readPins: (signal: AbortSignal) => Promise<readonly PromotePin[]>
  /** The advertiser's conversion tags. */
  readonly readTags: (signal: AbortSignal) => Promise<readonly ConversionTag[]>
  /** Records that the member consents to ads, so that they are not asked again. */
  readonly recordConsent: (signal: AbortSignal) => Promise<void>
  readonly saveBusinessInfo: (info: BusinessInfo, signal: AbortSignal) => Promise<void>
  /**
   * What the budget may bring, for the page; null if that cannot be said. Called after a pause in typing, and again when the ad changes;
   * the signal of the call before is then aborted. The ad does not wait for it. Default: no estimate is shown.
   */
  readonly estimate?: ((query: EstimateQuery, signal: AbortSignal) => Promise<AdEstimate | null>) | undefined
  /** The ID of the campaign if it exists, else null. Called when it is unknown whether the request to create it arrived. */
  readonly findCampaign: (query: CampaignQuery, signal: AbortSignal) => Promise<string | null>
}

/**
 * What the list of ads asks the app to do. Each rejects if it fails: with an `ApiFailure` of kind 'refused' or 'server' where the server has
 * answered, whose message may be for the member. After any other rejection it is unknown whether the ad was changed. A refusal with the
 * status 401 opens the log-in over the page, and the call is then made once more. Abort the request with the signal.
 */
export interface AdServices {
  /** The member's ads, in the order of the list. */
  readonly readAds: (signal: AbortSignal) => Promise<readonly Ad[]>
  /**
   * Pauses, resumes, edits or stops an ad, and answers with the ad as it is then. It is never called again automatically. An edit names
   * only what was changed.
   */
  readonly updateAd: (change: AdChange, signal: AbortSignal) => Promise<Ad>
  /**
   * The account that pays for the ads: its country decides about the currency and the lowest budget, its time zone about today. Called when
   * somebody edits an ad. It may be that of `PromoteServices`. Default: ads can't be edited.
   */
  readonly readAccount?:
    | ((signal: AbortSignal) => Promise<Pick<PromoteAccount, 'country' | 'timeZone'>>)
    | undefined
}
