import { microsOf, type Money } from '../../money/money.ts'
import type { BudgetLimits } from '../budget.ts'
import { budgetOf, budgetReadingOf, type BudgetReading } from '../budgetReading.ts'
import { totalBudget } from '../promoteTotal.ts'
import { daysTyped, type PromoteValues } from '../promoteValues.ts'

/** What decides whether a budget is for a day or for the whole time. */
export type BudgetTime = Pick<PromoteValues, 'isTotalBudget' | 'isOngoing' | 'duration'>

/** Whether the budget is for the whole time. An ad without an end has none. */
export const isTotal = ({ isTotalBudget, isOngoing }: BudgetTime): boolean =>
  isTotalBudget === true && !isOngoing

/** The daily average of a total, rounded down, so that the days never cost more than the total. */
export const averageDay = ({ minor, currency }: Money, days: number): Money => ({
  minor: Math.floor(minor / days),
  currency,
})

/** The budgets that the form's is compared with: those of a day, or for a total, those of all its days. */
export function limitsFor(daily: BudgetLimits, values: BudgetTime): BudgetLimits {
  if (!isTotal(values)) return daily
  const days = daysTyped(values.duration) ?? 1
  // More than any budget can be, where the days could never be paid.
  const all = (money: Money) => totalBudget(money, days) ?? { ...money, minor: Number.MAX_SAFE_INTEGER }
  return {
    currency: daily.currency,
    minimum: all(daily.minimum),
    suggested: all(daily.suggested),
    unusual: all(daily.unusual),
  }
}

/** The daily budget of a form; null if it has none. */
export function dailyBudgetOf(values: BudgetTime & Pick<PromoteValues, 'budget'>): Money | null {
  const money = budgetOf(values.budget)
  const days = daysTyped(values.duration)
  if (!money || !isTotal(values)) return money
  return days === null ? null : averageDay(money, days)
}

/** A budget for the whole time, in millionths; null if it is a daily one. */
export function totalMicrosOf(values: BudgetTime & Pick<PromoteValues, 'budget'>): number | null {
  const money = isTotal(values) ? budgetOf(values.budget) : null
  return money && microsOf(money)
}

/** An amount that was meant for the other time. It never becomes dearer; what cannot be converted is left out. */
function converted(money: Money, values: BudgetTime): Money | null {
  const days = daysTyped(values.duration)
  if (days === null) return null
  return isTotal(values) ? totalBudget(money, days) : averageDay(money, days)
}

/** What the budget says after a change of the form, compared with the limits of now. An amount keeps its meaning. */
export function budgetAfter(
  former: BudgetTime & Pick<PromoteValues, 'budget'>,
  now: BudgetTime,
  daily: BudgetLimits,
): BudgetReading {
  const { budget } = former
  const isSame = isTotal(former) === isTotal(now)
  if (budget.kind !== 'amount') return isSame ? budget : { kind: 'empty' }
  return budgetReadingOf(isSame ? budgetOf(budget) : converted(budget.money, now), limitsFor(daily, now))
}
