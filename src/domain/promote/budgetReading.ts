import type { Money } from '../money/money.ts'
import { readAmount, type AmountReading } from '../money/readAmount.ts'
import { checkBudget, type BudgetCheck, type BudgetLimits } from './budget.ts'

/** What a daily budget says, and how an amount compares with those of the country. */
export type BudgetReading =
  | Exclude<AmountReading, { readonly kind: 'amount' }>
  | {
      readonly kind: 'amount'
      readonly money: Money
      readonly check: Exclude<BudgetCheck, 'otherCurrency'>
    }

/** A daily budget as it was typed. */
export interface TypedBudget {
  readonly text: string
  /** The locale that the person reads and writes amounts in. */
  readonly locale: string
}

/** The reading of an amount that was not typed, such as a draft's; null is an empty field. Another currency is dropped, never converted. */
export function budgetReadingOf(money: Money | null, limits: BudgetLimits): BudgetReading {
  const check = money && checkBudget(money, limits)
  return check && check !== 'otherCurrency' ? { kind: 'amount', money, check } : { kind: 'empty' }
}

/** Reads a typed daily budget in the person's locale and the country's currency. */
export function readBudget({ text, locale }: TypedBudget, limits: BudgetLimits): BudgetReading {
  const reading = readAmount(text, locale, limits.currency)
  return reading.kind === 'amount' ? budgetReadingOf(reading.money, limits) : reading
}

/** The amount that was read; null if there is none, or more than one. */
export const budgetOf = (reading: BudgetReading): Money | null =>
  reading.kind === 'amount' ? reading.money : null

/** Whether an unusual budget is the one that the person has confirmed, or the budget is not unusual. */
export const isBudgetConfirmed = (reading: BudgetReading, confirmed: Money | null): boolean =>
  reading.kind !== 'amount' || reading.check !== 'unusual' || reading.money.minor === confirmed?.minor

/** Whether a budget can be sent as it is. */
export const isBudgetUsable = (reading: BudgetReading, confirmed: Money | null): boolean =>
  reading.kind === 'amount' && reading.check !== 'belowMinimum' && isBudgetConfirmed(reading, confirmed)
