import type { Money } from '../../money/money.ts'
import { budgetOf, isBudgetUsable } from '../budgetReading.ts'
import { daysTyped, firstDayOf, type PromoteValues } from '../promoteValues.ts'
import type { AdType, PromoteTarget } from '../promotion.ts'
import { dailyBudgetOf, isTotal } from './totalLimits.ts'

/** How many there may be: at least `from`, at most `to`. */
export interface EstimateRange {
  readonly from: number
  readonly to: number
}

/** What a budget may bring. */
export interface AdEstimate {
  /** How many people may see the ad; null if it cannot be said. */
  readonly reach: EstimateRange | null
  /** How many clicks it may get; null if it cannot be said. */
  readonly clicks: EstimateRange | null
}

/** The ad to estimate, as it is filled in. */
export interface EstimateQuery {
  readonly advertiserId: string
  /** Null while none is chosen. */
  readonly target: PromoteTarget | null
  /** The country that the ad is billed in, ISO 3166. */
  readonly country: string
  /** IDs of the places that were chosen; empty where the app offers none. */
  readonly places: readonly string[]
  /** For a total, its daily average, rounded down. */
  readonly dailyBudget: Money
  /** Null for a daily budget. */
  readonly totalBudget: Money | null
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  /** Null for an ad without an end. */
  readonly days: number | null
  readonly adType: AdType
  /** Whether the server chooses the audience; the lists are then empty. */
  readonly isAutoTargeting: boolean
  readonly ages: readonly string[]
  readonly genders: readonly string[]
  readonly interests: readonly string[]
}

/** What an estimate depends on. */
export interface EstimateFacts {
  readonly advertiserId: string
  readonly target: PromoteTarget | null
  readonly country: string
  readonly today: string
  readonly confirmedBudget: Money | null
  readonly values: PromoteValues
}

/** The ad to estimate; null while its budget or its days cannot be sent. */
export function estimateQuery(facts: EstimateFacts): EstimateQuery | null {
  const { advertiserId, target, country, values, today, confirmedBudget } = facts
  const { isAutoTargeting, isOngoing, adType } = values
  const dailyBudget = dailyBudgetOf(values)
  const days = isOngoing ? null : daysTyped(values.duration)
  if (!dailyBudget || !isBudgetUsable(values.budget, confirmedBudget) || (!isOngoing && days === null))
    return null
  const { ages, genders, interests } = isAutoTargeting ? { ages: [], genders: [], interests: [] } : values
  return {
    advertiserId,
    target,
    country,
    places: values.places ?? [],
    dailyBudget,
    totalBudget: isTotal(values) ? budgetOf(values.budget) : null,
    startDate: firstDayOf(values, today),
    days,
    adType,
    isAutoTargeting,
    ages,
    genders,
    interests,
  }
}

/** A range as the locale writes it: '1.2K – 3.4K'. */
export const rangeText = ({ from, to }: EstimateRange, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).formatRange(from, to)
