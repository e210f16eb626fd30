import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPromotePolicy } from '../../policy/promotePolicy.ts'
import { budgetFor } from '../budget.ts'
import { budgetOf, budgetReadingOf } from '../budgetReading.ts'
import { initialValues, type PromoteChange } from '../promoteValues.ts'
import { changedForm, type ComparedForm } from './changedForm.ts'
import { limitsFor } from './totalLimits.ts'

const today = '2026-05-03'
const countries = fc.constantFrom('DE', 'US', 'SE', 'CH')

function formOf(country: string, minor: number, change: PromoteChange, isConfirmed = false): ComparedForm {
  const limits = budgetFor(country, defaultPromotePolicy)
  const values = { ...initialValues(null, country, today, defaultPromotePolicy), ...change }
  const money = { minor, currency: limits.currency }
  const budget = budgetReadingOf(money, limitsFor(limits, values))
  return {
    values: { ...values, budget },
    former: limits,
    limits,
    confirmedBudget: isConfirmed ? money : null,
    today,
  }
}

function after(form: ComparedForm, ...changes: readonly PromoteChange[]): ComparedForm {
  let now = form
  for (const change of changes) now = Object.assign({}, now, changedForm(now, change))
  return now
}

const shown = ({ values, confirmedBudget }: ComparedForm) => ({
  values: { ...values, formerBudget: undefined },
  confirmedBudget,
})
const days = fc.integer({ min: 1, max: 400 }).map(String)
const amount = fc.oneof(fc.nat(200_000), fc.nat(900_000_000_000_000))
/** What makes a total a daily budget, or the reverse, and what takes that back. */
const switches = (isTotal: boolean): readonly (readonly [PromoteChange, PromoteChange])[] => [
  [{ isTotalBudget: !isTotal }, { isTotalBudget: isTotal }],
  [{ isOngoing: true }, { isOngoing: false }],
]

describe('switching between a daily budget and one for the whole time', () => {
  it('and back is the identity, however often, by either switch', () =>
    fc.assert(
      fc.property(
        countries,
        amount,
        days,
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.nat(1), { minLength: 1, maxLength: 4 }),
        (country, minor, duration, isTotalBudget, isConfirmed, ways) => {
          const form = formOf(country, minor, { isTotalBudget, duration }, isConfirmed)
          const toggled = ways.flatMap((way) => switches(isTotalBudget)[way] ?? [])
          expect(shown(after(form, ...toggled))).toEqual(shown(form))
        },
      ),
    ))

  it('brings €100 for 7 days back as €100', () => {
    const form = formOf('DE', 10_000, { isTotalBudget: true, duration: '7' })
    const ongoing = after(form, { isOngoing: true })
    expect(budgetOf(ongoing.values.budget)?.minor).toBe(1_428)
    expect(budgetOf(after(ongoing, { isOngoing: false }).values.budget)?.minor).toBe(10_000)
  })

  it('converts what was changed since', () => {
    const daily = after(formOf('DE', 10_000, { isTotalBudget: true, duration: '7' }), {
      isTotalBudget: false,
    })
    const typed = {
      ...daily,
      values: { ...daily.values, budget: budgetReadingOf({ minor: 1_500, currency: 'EUR' }, daily.limits) },
    }
    const minors = [
      after(typed, { isTotalBudget: true }),
      after(daily, { duration: '10' }, { isTotalBudget: true }),
    ]
    expect(minors.map(({ values }) => budgetOf(values.budget)?.minor)).toEqual([10_500, 14_280])
  })

  it('forgets the amount in another currency', () => {
    const daily = after(formOf('DE', 10_000, { isTotalBudget: true, duration: '7' }), {
      isTotalBudget: false,
    })
    const moved = { ...daily, limits: budgetFor('CH', defaultPromotePolicy) }
    const back = after({ ...moved, ...changedForm(moved, { country: 'CH' }) }, { isTotalBudget: true })
    expect(budgetOf(back.values.budget)).toBeNull()
  })
})
