import type { Money } from '../../money/money.ts'
import type { Ad } from './ad.ts'
import type { AdStatus } from './adStatus.ts'

/** What can be done with an ad: hold it back, show it again, edit its budget and end, or end it for good. */
export const adActions = ['pause', 'resume', 'edit', 'stop'] as const
export type AdAction = (typeof adActions)[number]

/** What changes the status of an ad. */
export interface AdStatusChange {
  readonly adId: string
  readonly action: Exclude<AdAction, 'edit'>
}

/** Another budget, another end, or both. What is not there stays as it is. */
export interface AdEdit {
  readonly adId: string
  readonly action: 'edit'
  /** Of an ad whose budget is a daily one. Default: it stays. */
  readonly dailyBudget?: Money | undefined
  /** Of an ad whose budget is for the whole time. Default: it stays. */
  readonly totalBudget?: Money | undefined
  /** The last day, `YYYY-MM-DD`; null for an ad that runs until it is stopped. Default: it stays. */
  readonly endDate?: string | null | undefined
}

/** What is to become of an ad. */
export type AdChange = AdStatusChange | AdEdit

/** What each status allows. An ad that is being reviewed is not shown, so that there is nothing to pause; it can be withdrawn. */
const allowed: Readonly<Record<AdStatus, readonly AdAction[]>> = {
  inReview: ['edit', 'stop'],
  active: ['pause', 'edit', 'stop'],
  paused: ['resume', 'edit', 'stop'],
  ended: [],
  rejected: [],
}

/** What can be done with an ad; nothing while its status is not known. An app that names no account edits none. */
export const actionsOf = ({ status }: Pick<Ad, 'status'>, canEdit: boolean): readonly AdAction[] =>
  status === null ? [] : allowed[status].filter((action) => canEdit || action !== 'edit')

/** The status after each action. An ad that is resumed may be reviewed once more. */
const outcomes: Readonly<Record<AdStatusChange['action'], readonly AdStatus[]>> = {
  pause: ['paused'],
  resume: ['active', 'inReview'],
  stop: ['ended'],
}

/** The ad as an edit leaves it. */
export const editedAd = (ad: Ad, { dailyBudget, totalBudget, endDate = ad.endDate }: AdEdit): Ad => ({
  ...ad,
  dailyBudget: dailyBudget ?? ad.dailyBudget,
  totalBudget: totalBudget ?? ad.totalBudget,
  endDate,
})

const isSame = (a: Money | null, b: Money | null): boolean =>
  a?.minor === b?.minor && a?.currency === b?.currency

/** Whether an ad has everything that an edit says. */
function isEdited(ad: Ad, edit: AdEdit): boolean {
  const { dailyBudget, totalBudget, endDate } = editedAd(ad, edit)
  return isSame(ad.dailyBudget, dailyBudget) && isSame(ad.totalBudget, totalBudget) && ad.endDate === endDate
}

/** Whether an ad is as the change leaves it. Any ad may have ended, or have been rejected, meanwhile: that is no proof of the change. */
export function isDone(ad: Ad, change: AdChange): boolean {
  if (ad.status === null) return false
  return change.action === 'edit' ? isEdited(ad, change) : outcomes[change.action].includes(ad.status)
}

/** Whether an ad is not shown, and never will be. */
export const isOver = ({ status }: Pick<Ad, 'status'>): boolean => status === 'ended' || status === 'rejected'

/** Whether the answer to a change can be true: the ad is as the change leaves it, or it was over before that. */
export const isPlausible = (ad: Ad, change: AdChange): boolean => isDone(ad, change) || isOver(ad)
