import type { Ad } from './ad.ts'
import type { AdStatus } from './adStatus.ts'

/** What can be done with an ad: hold it back, show it again, or end it for good. */
export const adActions = ['pause', 'resume', 'stop'] as const
export type AdAction = (typeof adActions)[number]

/** What is to become of an ad. */
export interface AdChange {
  readonly adId: string
  readonly action: AdAction
}

/** What each status allows. An ad that is being reviewed is not shown, so that there is nothing to pause; it can be withdrawn. */
const allowed: Readonly<Record<AdStatus, readonly AdAction[]>> = {
  inReview: ['stop'],
  active: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  ended: [],
  rejected: [],
}

/** What can be done with an ad; nothing while its status is not known. */
export const actionsOf = ({ status }: Pick<Ad, 'status'>): readonly AdAction[] =>
  status === null ? [] : allowed[status]

/** The status after each action. An ad that is resumed may be reviewed once more. */
const outcomes: Readonly<Record<AdAction, readonly AdStatus[]>> = {
  pause: ['paused'],
  resume: ['active', 'inReview'],
  stop: ['ended'],
}

/** Whether an ad is as the action leaves it. Any ad may have ended, or have been rejected, meanwhile: that is no proof of the action. */
export const isDone = ({ status }: Pick<Ad, 'status'>, action: AdAction): boolean =>
  status !== null && outcomes[action].includes(status)

/** Whether the answer to an action can be true: the ad is as the action leaves it, or it was over before that. */
export const isPlausible = (ad: Pick<Ad, 'status'>, action: AdAction): boolean =>
  isDone(ad, action) || ad.status === 'ended' || ad.status === 'rejected'
