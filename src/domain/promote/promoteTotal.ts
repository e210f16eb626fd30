import { microsOf, type Money } from '../money/money.ts'

/** A daily budget times a number of days, in whole minor units; null if the ads API could not express it. */
export function totalBudget(daily: Money, days: number): Money | null {
  const total = { minor: daily.minor * days, currency: daily.currency }
  return Number.isSafeInteger(total.minor) && microsOf(total) !== null ? total : null
}

/** What an ad without an end costs in a week. */
export const weeklyBudget = (daily: Money): Money | null => totalBudget(daily, 7)
