/** Where an ad is: being reviewed, shown, held back by the member, over, or not accepted. */
export const adStatuses = ['inReview', 'active', 'paused', 'ended', 'rejected'] as const
export type AdStatus = (typeof adStatuses)[number]

/** The statuses that an ad can have just after it was created. */
export type FirstAdStatus = Extract<AdStatus, 'inReview' | 'active'>

const named: Readonly<Record<string, AdStatus>> = {
  IN_REVIEW: 'inReview',
  ACTIVE: 'active',
  PAUSED: 'paused',
  ENDED: 'ended',
  REJECTED: 'rejected',
}

/** A status as the server names it; null for any other value. */
export const adStatusOf = (value: unknown): AdStatus | null =>
  typeof value === 'string' && Object.hasOwn(named, value) ? (named[value] ?? null) : null

/** What the answer to a promote call says about the new ad; null if it says nothing that a new ad can be. */
export function firstAdStatusOf(data: unknown): FirstAdStatus | null {
  const status = adStatusOf(Object(data).status)
  return status === 'inReview' || status === 'active' ? status : null
}
