import type { Money } from '../../money/money.ts'
import type { AdStatus } from './adStatus.ts'

/** One of the member's ads, as an app's service names it. */
export interface Ad {
  readonly id: string
  /** '' if it has none. */
  readonly name: string
  /** Null for a status that is not known; nothing can then be done with the ad. */
  readonly status: AdStatus | null
  readonly imageUrl: string | null
  /** What it costs a day; null if its budget is for the whole time, or is not known. */
  readonly dailyBudget: Money | null
  /** What it costs in all; null if its budget is a daily one, or is not known. */
  readonly totalBudget: Money | null
  /** The last day, `YYYY-MM-DD`; null if it has no end. */
  readonly endDate: string | null
  /** The first day, `YYYY-MM-DD`. An end is never before it, and a total is for all days from it on. Default: null, it is not known. */
  readonly startDate?: string | null | undefined
}

/** The same list with this ad in its place. An ad that is not in the list is left out. */
export const withAd = (ads: readonly Ad[], ad: Ad): readonly Ad[] =>
  ads.map((one) => (one.id === ad.id ? ad : one))
