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
