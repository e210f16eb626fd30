import type { ByCountry, PromotePolicy } from '../policy/promotePolicy.ts'
import { tidyNumber } from '../text/typedCode.ts'
import { budgetFor } from './budget.ts'
import { budgetReadingOf, type BudgetReading } from './budgetReading.ts'
import type { Money } from '../money/money.ts'
import { daysOf, lastDay } from './campaignDates.ts'
import type { AdType, PromotePin, SelectedTag } from './promotion.ts'
import { visibleName } from '../text/visibleName.ts'

/** A budget that was converted between one for a day and one for the whole time. */
export interface FormerBudget {
  readonly money: Money
  /** The unusual amount that the member had confirmed. */
  readonly confirmed: Money | null
  /** What it was converted to; null if it could not be. */
  readonly converted: Money | null
  /** The days that it was converted with, as typed. */
  readonly duration: string
}

/** The form of an ad, as it is filled in. */
export interface PromoteValues {
  /** As typed; the server gets it cut, see `campaignName`. */
  readonly name: string
  readonly destinationUrl: string
  /** What the budget field says. */
  readonly budget: BudgetReading
  /** Days, as typed. */
  readonly duration: string
  /** The last day, `YYYY-MM-DD`; '' if there is none. */
  readonly endDate: string
  readonly isOngoing: boolean
  /** Whether the server chooses the audience. The chosen one is kept. */
  readonly isAutoTargeting: boolean
  /** IDs; none means everybody. */
  readonly ages: readonly string[]
  readonly genders: readonly string[]
  readonly interests: readonly string[]
  readonly adType: AdType
  readonly tag: SelectedTag | null
  /** The country of the ad account that was chosen, ISO 3166. Default: the account's. */
  readonly country?: string | undefined
  /** The first day, `YYYY-MM-DD`. Default: today. */
  readonly startDate?: string | undefined
  /** Whether the budget is for the whole time, unless the ad is ongoing. Default: false, it is for a day. */
  readonly isTotalBudget?: boolean | undefined
  /** The budget before it was converted, so that going back brings what was typed. Default: it was typed as it is. */
  readonly formerBudget?: FormerBudget | undefined
  /** IDs of the places where the ad is shown, if the app offers any. Default: none. */
  readonly places?: readonly string[] | undefined
}

/** The campaign's days of a country, in any case; '' and null are the policy's default country. */
export function durationFor(
  table: ByCountry<number>,
  country: string | null,
  policy: Pick<PromotePolicy, 'defaultCountry'>,
): number {
  return table[country?.trim().toUpperCase() || policy.defaultCountry] ?? table.other
}

/** A change of the form. The budget changes as it is read, see `readBudget`. */
export type PromoteChange = Partial<Omit<PromoteValues, 'budget' | 'formerBudget'>>

/** The number of days that was typed, in any digits: '10', '10.9' and '10 days' are 10. Null if there is none, or it is not at least 1. */
export function daysTyped(text: string): number | null {
  const days = Number.parseInt(tidyNumber(text), 10)
  return Number.isSafeInteger(days) && days > 0 ? days : null
}

/** The first day: today, unless another one was chosen. */
export const firstDayOf = ({ startDate }: Pick<PromoteValues, 'startDate'>, today: string): string =>
  startDate || today

/** Changes the form. Days and last day follow each other, from the first day on. */
export function withChange(values: PromoteValues, change: PromoteChange, today: string): PromoteValues {
  const next = { ...values, ...change }
  const firstDay = firstDayOf(next, today)
  if (change.duration !== undefined || change.startDate !== undefined) {
    const days = daysTyped(next.duration)
    return { ...next, endDate: (days !== null && lastDay(firstDay, days)) || '' }
  }
  if (change.endDate !== undefined) {
    const days = daysOf(firstDay, change.endDate)
    return { ...next, duration: days === null ? '' : String(days) }
  }
  return next
}

/** What the form starts with for a pin. A pin without a title is named after the day. */
export function initialValues(
  pin: PromotePin | null,
  country: string | null,
  today: string,
  policy: PromotePolicy,
): PromoteValues {
  const duration = String(durationFor(policy.defaultDuration, country, policy))
  const limits = budgetFor(country, policy)
  const empty: PromoteValues = {
    name: visibleName(pin?.title ?? '') || `Pin ${today}`,
    destinationUrl: pin?.link ?? '',
    budget: budgetReadingOf(limits.initial, limits),
    duration: '',
    endDate: '',
    isOngoing: false,
    isAutoTargeting: true,
    ages: [],
    genders: [],
    interests: [],
    adType: 'CONSIDERATION',
    tag: null,
  }
  return withChange(empty, { duration }, today)
}

/** The form for another pin: its title and link replace those of the former one, unless they were edited. */
export function withValuesOfPin(
  values: PromoteValues,
  pins: { readonly former: PromotePin | null; readonly pin: PromotePin; readonly today: string },
): PromoteValues {
  const { former, pin, today } = pins
  const isNameOwn = visibleName(values.name) !== '' && values.name !== (former?.title || `Pin ${today}`)
  const isLinkOwn = values.destinationUrl.trim() !== '' && values.destinationUrl !== (former?.link ?? '')
  return {
    ...values,
    name: isNameOwn ? values.name : pin.title || `Pin ${today}`,
    destinationUrl: isLinkOwn ? values.destinationUrl : (pin.link ?? ''),
  }
}
