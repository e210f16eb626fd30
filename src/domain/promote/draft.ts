import type { Money } from '../money/money.ts'
import { encode } from '../navigation/redirect.ts'
import { checkBudget, type BudgetLimits } from './budget.ts'
import { budgetOf, budgetReadingOf } from './budgetReading.ts'
import { isTotal, limitsFor } from './plan/totalLimits.ts'
import { daysOf } from './campaignDates.ts'
import { daysTyped, firstDayOf, withChange, type PromoteValues } from './promoteValues.ts'
import type { AdType, PromotePin, PromoteTarget, SelectedTag } from './promotion.ts'

/** Where a draft belongs. */
export interface DraftPlace {
  readonly userId: string
  /** The profile that the member acts for; their own ID otherwise. */
  readonly profileId: string
  /** What is promoted: `{advertiser}:pin:{id}`, `{advertiser}:group:{id}`, or `{advertiser}:new`. */
  readonly key: string
  readonly locale: string
}

/** A form that is not finished, as a device keeps it. Never holds card data. saving.txt §3 "Saved quick-promote draft". */
export interface PromoteDraft {
  readonly version: 1
  /** Milliseconds since the epoch. */
  readonly savedAt: number
  readonly pin: PromotePin | null
  readonly dailyBudget: Money | null
  readonly destinationUrl: string
  readonly duration: string
  readonly endDate: string
  readonly isOngoing: boolean
  readonly locale: string
  readonly name: string
  readonly isAutoTargeting: boolean
  readonly interests: readonly string[]
  readonly ages: readonly string[]
  readonly genders: readonly string[]
  readonly adType: AdType
  readonly tag: SelectedTag | null
  /** In place of `dailyBudget`, which is then null: an amount for all days is never read as one for a day. */
  readonly totalBudget?: Money | undefined
  readonly startDate?: string | undefined
  readonly places?: readonly string[] | undefined
  readonly country?: string | undefined
}

/** What has changed since a draft was saved, which people should know. */
export type DraftNote = 'pinGone' | 'minimumRisen' | 'otherCurrency' | 'startDatePast' | 'endDatePast'

/** The `key` of a draft's place; a null target is a pin that is still to be chosen. IDs are encoded, so that no two targets share a key. */
export function draftKey({
  advertiserId,
  target,
}: {
  readonly advertiserId: string
  readonly target: PromoteTarget | null
}): string {
  const advertiser = encode(advertiserId)
  if (!target) return `${advertiser}:new`
  return target.kind === 'pin'
    ? `${advertiser}:pin:${encode(target.pinId)}`
    : `${advertiser}:group:${encode(target.productGroupId)}`
}

/** Only the fields of a pin: an app's own pins may have more, and a device keeps no more than needed. */
const pinOf = ({ id, title, link, imageUrl, color, isVideo, ownerId }: PromotePin): PromotePin => ({
  id,
  title,
  link,
  imageUrl,
  color,
  isVideo,
  ownerId,
})

const tagOf = ({ conversionTagId, conversionEvent, tagName }: SelectedTag): SelectedTag => ({
  conversionTagId,
  conversionEvent,
  ...(tagName && { tagName }),
})

/** The draft of a form, with these fields and no others. `now` is in milliseconds since the epoch. */
export function draftOf(
  values: PromoteValues,
  pin: PromotePin | null,
  locale: string,
  now: number,
): PromoteDraft {
  const { tag } = values
  const read = budgetOf(values.budget)
  const budget = read && { minor: read.minor, currency: read.currency }
  const isForAll = isTotal(values)
  return {
    version: 1,
    savedAt: now,
    pin: pin && pinOf(pin),
    dailyBudget: isForAll ? null : budget,
    destinationUrl: values.destinationUrl,
    duration: values.duration,
    endDate: values.endDate,
    isOngoing: values.isOngoing,
    locale,
    name: values.name,
    isAutoTargeting: values.isAutoTargeting,
    interests: values.interests,
    ages: values.ages,
    genders: values.genders,
    adType: values.adType,
    tag: tag && tagOf(tag),
    ...(isForAll && budget && { totalBudget: budget }),
    ...(values.startDate && { startDate: values.startDate }),
    ...(values.places && { places: values.places }),
    ...(values.country && { country: values.country }),
  }
}

/**
 * The form of a draft. An amount in another currency than the country's is dropped, never converted. A last day that is today or later
 * stays, and the days are counted from the first day, because people plan with dates. Otherwise the number of days stays and the last day
 * follows it; if it has passed, `draftNotes` says 'endDatePast'. A first day that has passed is today.
 */
export function valuesOfDraft(draft: PromoteDraft, limits: BudgetLimits, today: string): PromoteValues {
  const { dailyBudget, totalBudget, duration, endDate, startDate, places, country } = draft
  const own: PromoteValues = {
    name: draft.name,
    destinationUrl: draft.destinationUrl,
    budget: { kind: 'empty' },
    duration,
    endDate,
    isOngoing: draft.isOngoing,
    isAutoTargeting: draft.isAutoTargeting,
    ages: draft.ages,
    genders: draft.genders,
    interests: draft.interests,
    adType: draft.adType,
    tag: draft.tag,
    ...(totalBudget && { isTotalBudget: true }),
    ...(startDate && startDate >= today && { startDate }),
    ...(places && { places }),
    ...(country && { country }),
  }
  const days = daysOf(firstDayOf(own, today), endDate)
  // Keeps '10 days' as it was typed.
  const isKept = days !== null && days === daysTyped(duration)
  const values = isKept ? own : withChange(own, days === null ? { duration } : { endDate }, today)
  return {
    ...values,
    budget: budgetReadingOf((isTotal(values) && totalBudget) || dailyBudget, limitsFor(limits, values)),
  }
}

/** A draft with what can still be chosen: its country, while the account allows it, and the places that are offered. */
export function offeredDraft(
  { country, places: chosen, ...others }: PromoteDraft,
  now: {
    readonly countries: readonly string[] | undefined
    readonly places: readonly string[] | undefined
    /** Where the ad is shown unless it was chosen. */
    readonly country: string
  },
): PromoteDraft {
  return {
    ...others,
    ...(country && now.countries?.includes(country) && { country }),
    ...(now.places && { places: now.places.filter((place) => (chosen ?? [now.country]).includes(place)) }),
  }
}

/** What people should know about a restored draft, in the order to say it. */
export function draftNotes(
  { dailyBudget, totalBudget, startDate, endDate, isOngoing }: PromoteDraft,
  now: { readonly isPinGone: boolean; readonly limits: BudgetLimits; readonly today: string },
): readonly DraftNote[] {
  const check = dailyBudget && checkBudget(dailyBudget, now.limits)
  const isOther = totalBudget && totalBudget.currency !== now.limits.currency
  const isPast = !isOngoing && endDate !== '' && endDate < now.today
  const notes = [
    now.isPinGone && 'pinGone',
    check === 'belowMinimum' && 'minimumRisen',
    (check === 'otherCurrency' || isOther) && 'otherCurrency',
    startDate && startDate < now.today && 'startDatePast',
    isPast && 'endDatePast',
  ] as const
  return notes.filter((note) => typeof note === 'string' && note !== '')
}
