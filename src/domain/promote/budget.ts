import { moneyOf, type Money } from '../money/money.ts'
import type { ByCountry, PromotePolicy } from '../policy/promotePolicy.ts'

/** Daily budgets of a country, all in its currency. */
export interface Budget {
  /** ISO 4217 code. */
  readonly currency: string
  /** The lowest budget that is accepted. */
  readonly minimum: Money
  /** The budget that the form starts with. */
  readonly initial: Money
  readonly suggested: Money
  /** From this budget on, people are asked whether they mean it. */
  readonly unusual: Money
}

/** The budgets that another one is compared with. */
export type BudgetLimits = Pick<Budget, 'currency' | 'minimum' | 'suggested' | 'unusual'>

/** How a daily budget compares with those of its country. Only `belowMinimum` and `otherCurrency` cannot be used. */
export type BudgetCheck = 'otherCurrency' | 'belowMinimum' | 'belowSuggested' | 'usual' | 'unusual'

/**
 * The budgets of a country, in any case; '' and null are the policy's default country.
 *
 * @throws RangeError if the policy has an amount that its currency cannot express, such as 0.001.
 */
export function budgetFor(country: string | null, policy: PromotePolicy): Budget {
  const code = country?.trim().toUpperCase() || policy.defaultCountry
  const of = <Value>(table: ByCountry<Value>): Value => table[code] ?? table.other
  const currency = of(policy.currencies)
  const money = (amount: number): Money => {
    const exact = moneyOf(String(amount), currency)
    if (!exact) throw new RangeError(`${amount} is not an amount in ${currency}.`)
    return exact
  }
  const suggested = money(of(policy.suggestedBudget))
  return {
    currency,
    minimum: money(of(policy.minimumBudget)),
    initial: money(of(policy.defaultBudget)),
    suggested,
    unusual: { currency, minor: suggested.minor * policy.unusualBudgetFactor },
  }
}

/** Compares a daily budget with those of its country. Amounts in different currencies are never compared. */
export function checkBudget({ minor, currency }: Money, budget: BudgetLimits): BudgetCheck {
  if (currency !== budget.currency) return 'otherCurrency'
  if (minor < budget.minimum.minor) return 'belowMinimum'
  if (minor < budget.suggested.minor) return 'belowSuggested'
  return minor < budget.unusual.minor ? 'usual' : 'unusual'
}
