import type { Viewer } from '../auth/providers/providers.ts'
import { safeHref } from '../navigation/links.ts'

/** How a pin says that somebody paid for it. */
export type PromotionLabel = 'promoted' | 'paidPartnership' | 'paidLink'

/** What is known of who pays for a pin. */
export interface PinPromotion {
  /** Whether it is an ad. Default: false. */
  readonly isPromoted?: boolean | undefined
  /** The status of its sponsorship, as the server numbers it. Null or missing: the server names none. */
  readonly sponsorship?: number | null | undefined
  /** Where the pin leads. Only an http(s) or relative address counts. */
  readonly link?: string | null | undefined
}

/** What `promotionLabel` depends on. */
export interface PromotionLabelRequest extends PinPromotion {
  readonly viewer: Pick<Viewer, 'isAuth'>
  readonly experiments: {
    readonly paid_link_label?: boolean | undefined
    readonly paid_link_label_unauth?: boolean | undefined
  }
}

/** Statuses without a sponsor. 2: rejected, requested or unaffiliated. */
const unsponsored: ReadonlySet<number> = new Set([0, 2, 3])

/** Whether a sponsorship status means that there is no sponsor. */
export const isUnsponsored = (status: number): boolean => unsponsored.has(status)

/**
 * The label of a pin that somebody paid for; null for any other pin. Ads are 'promoted'. A sponsored pin is a 'paidPartnership', or, if it
 * leads somewhere and the viewer's experiment is on (`paid_link_label` for signed-in viewers, `paid_link_label_unauth` for others), a
 * 'paidLink'. Auth state and experiments only choose the words: no viewer is left without the disclosure. The specification does not number
 * the statuses of sponsors, so every whole number but 0, 2 and 3 is one: hiding an ad is worse than labelling too much. Without a status
 * there is no label, because it would claim a payment that was never reported. saving.txt §6.
 */
export function promotionLabel({
  isPromoted,
  sponsorship,
  link,
  viewer,
  experiments,
}: PromotionLabelRequest): PromotionLabel | null {
  if (isPromoted) return 'promoted'
  if (typeof sponsorship !== 'number' || !Number.isInteger(sponsorship) || isUnsponsored(sponsorship))
    return null
  const isLinkNamed = viewer.isAuth ? experiments.paid_link_label : experiments.paid_link_label_unauth
  return isLinkNamed && safeHref(link) !== null ? 'paidLink' : 'paidPartnership'
}
