import type { Money } from '../../money/money.ts'
import type { Budget } from '../budget.ts'
import { budgetOf, budgetReadingOf } from '../budgetReading.ts'
import { withChange, type PromoteChange, type PromoteValues } from '../promoteValues.ts'
import { budgetAfter, isTotal } from './totalLimits.ts'

/** A form with what its budget is compared with. */
export interface ComparedForm {
  readonly values: PromoteValues
  /** The daily budgets of the country until now. */
  readonly former: Budget
  /** Those of the country after the change. */
  readonly limits: Budget
  readonly confirmedBudget: Money | null
  readonly today: string
}

/** The form after a change, with the budget as it is then meant and compared. An untouched one follows the country. */
export function changedForm(
  { values, former, limits, confirmedBudget, today }: ComparedForm,
  change: PromoteChange,
) {
  const next = withChange(values, change, today)
  const isMoved = change.country !== undefined
  const isUntouched = isMoved && !isTotal(values) && budgetOf(values.budget)?.minor === former.initial.minor
  const budget = isUntouched ? budgetReadingOf(limits.initial, limits) : budgetAfter(values, next, limits)
  const isSame = !isMoved && budgetOf(budget)?.minor === budgetOf(values.budget)?.minor
  return { values: { ...next, budget }, limits, confirmedBudget: isSame ? confirmedBudget : null }
}
