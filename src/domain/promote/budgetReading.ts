import type { Money } from '../money/money.ts'
import { readAmount, type AmountReading } from '../money/readAmount.ts'
import { checkBudget, type BudgetCheck, type BudgetLimits } from './budget.ts'

/** What a typed daily budget says, and how an amount compares with those of the country. */
export type BudgetReading =
  | Exclude<AmountReading, { readonly kind: 'amount' }>
  | { readonly kind: 'amount'; readonly money: Money; readonly check: BudgetCheck }

/** Reads a typed daily budget in the person's locale and the country's currency. */
export function readBudget(text: string, locale: string, limits: BudgetLimits): BudgetReading {
  const reading = readAmount(text, locale, limits.currency)
  return reading.kind === 'amount' ? { ...reading, check: checkBudget(reading.money, limits) } : reading
}

/** How the field reads an amount that was not typed, such as a draft's; null is an empty field. */
export const readingOf = (money: Money | null, limits: BudgetLimits): BudgetReading =>
  money ? { kind: 'amount', money, check: checkBudget(money, limits) } : { kind: 'empty' }

/** Whether an unusual budget is confirmed, or the budget is not unusual. */
export const isConfirmed = (reading: BudgetReading, confirmed: Money | null): boolean =>
  reading.kind !== 'amount' || reading.check !== 'unusual' || reading.money.minor === confirmed?.minor

/** Whether the budget can be sent as it is. */
export const isUsable = (reading: BudgetReading, confirmed: Money | null): boolean =>
  reading.kind === 'amount' &&
  reading.check !== 'belowMinimum' &&
  reading.check !== 'otherCurrency' &&
  isConfirmed(reading, confirmed)
