import type { Money } from '../../money/money.ts'
import type { Budget } from '../budget.ts'
import { budgetOf, budgetReadingOf } from '../budgetReading.ts'
import { withChange, type FormerBudget, type PromoteChange, type PromoteValues } from '../promoteValues.ts'
import { budgetAfter, isTotal, limitsFor } from './totalLimits.ts'

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

/** The budget that was typed for the other time, unless the budget or the days were changed since. */
function typedBefore({ budget, duration, formerBudget }: PromoteValues): FormerBudget | null {
  const isKept =
    formerBudget?.duration === duration && formerBudget.converted?.minor === budgetOf(budget)?.minor
  return (isKept && formerBudget) || null
}

/** The form with its budget for the other time: the one that was typed for it, or else the converted one. */
function switchedForm(values: PromoteValues, next: PromoteValues, form: ComparedForm) {
  const { limits, confirmedBudget } = form
  const typed = budgetOf(values.budget)
  const before = typedBefore(values)
  const budget = before
    ? budgetReadingOf(before.money, limitsFor(limits, next))
    : budgetAfter(values, next, limits)
  const converted = budgetOf(budget)
  const formerBudget = typed && {
    money: typed,
    confirmed: confirmedBudget,
    converted,
    duration: next.duration,
  }
  return {
    values: { ...next, budget, formerBudget: formerBudget ?? undefined },
    limits,
    confirmedBudget: before?.confirmed ?? null,
  }
}

/** The form after a change, with the budget as it is then meant and compared. An untouched one follows the country. */
export function changedForm(form: ComparedForm, change: PromoteChange) {
  const { values, former, limits, confirmedBudget, today } = form
  const next = withChange(values, change, today)
  const isMoved = change.country !== undefined
  if (!isMoved && isTotal(values) !== isTotal(next)) return switchedForm(values, next, form)
  const isUntouched = isMoved && !isTotal(values) && budgetOf(values.budget)?.minor === former.initial.minor
  const budget = isUntouched ? budgetReadingOf(limits.initial, limits) : budgetAfter(values, next, limits)
  const isSame = !isMoved && budgetOf(budget)?.minor === budgetOf(values.budget)?.minor
  return {
    values: { ...next, budget, ...(isMoved && { formerBudget: undefined }) },
    limits,
    confirmedBudget: isSame ? confirmedBudget : null,
  }
}
