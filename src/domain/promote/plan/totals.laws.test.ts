/** Money of a whole campaign, in currencies with no, two and three decimals. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, digitsOf, microsOf, moneyOf, type Money } from '../../money/money.ts'
import { checkBudget, type BudgetLimits } from '../budget.ts'
import { budgetOf, budgetReadingOf, type BudgetReading } from '../budgetReading.ts'
import { totalBudget } from '../promoteTotal.ts'
import { averageDay, budgetAfter, dailyBudgetOf, isTotal, limitsFor } from './totalLimits.ts'

const currency = fc.constantFrom('JPY', 'KRW', 'EUR', 'USD', 'KWD', 'BHD')
const money = fc.record({ minor: fc.nat(900_000_000), currency })
const days = fc.integer({ min: 1, max: 4_000 })
const limitsIn = (of: string): BudgetLimits => {
  const units = (amount: number): Money => moneyOf(String(amount), of) ?? { minor: 0, currency: of }
  return { currency: of, minimum: units(1), suggested: units(7), unusual: units(70) }
}
const form = (isTotalBudget: boolean, duration: number, budget: BudgetReading) => ({
  isTotalBudget,
  isOngoing: false,
  duration: String(duration),
  budget,
})

it('has currencies with no, two and three decimals', () =>
  expect(['JPY', 'EUR', 'KWD'].map(digitsOf)).toEqual([0, 2, 3]))

describe('the daily average of a total', () => {
  it('never costs more than the total, and one unit more a day would', () =>
    fc.assert(
      fc.property(money, days, (total, count) => {
        const average = averageDay(total, count)
        expect(average.currency).toBe(total.currency)
        expect(average.minor * count).toBeLessThanOrEqual(total.minor)
        expect((average.minor + 1) * count).toBeGreaterThan(total.minor)
      }),
    ))

  it('of as many days as were paid is what a day cost, exactly', () =>
    fc.assert(
      fc.property(money, days, (daily, count) => {
        const total = totalBudget(daily, count)
        expect(total && averageDay(total, count)).toEqual(total && daily)
      }),
    ))

  it('and the total are exact in millionths', () =>
    fc.assert(
      fc.property(money, days, (total, count) => {
        const scale = BigInt(10 ** (6 - digitsOf(total.currency)))
        for (const one of [total, averageDay(total, count)]) {
          expect(String(microsOf(one))).toBe(String(BigInt(one.minor) * scale))
          expect(moneyOf(decimalOf(one), one.currency)).toEqual(one)
        }
      }),
    ))
})

describe('the limits of a total', () => {
  it('accept a total of equal days exactly where they accept the day', () =>
    fc.assert(
      fc.property(money, days, (daily, count) => {
        const limits = limitsIn(daily.currency)
        const total = totalBudget(daily, count)
        const all = limitsFor(limits, form(true, count, { kind: 'empty' }))
        expect(total && checkBudget(total, all)).toBe(total && checkBudget(daily, limits))
      }),
    ))

  it('refuse a total whose days would be below the minimum', () =>
    fc.assert(
      fc.property(money, days, (total, count) => {
        const limits = limitsIn(total.currency)
        const isRefused =
          checkBudget(total, limitsFor(limits, form(true, count, { kind: 'empty' }))) === 'belowMinimum'
        expect(isRefused).toBe(total.minor < limits.minimum.minor * count)
      }),
    ))
})

describe('a change of the form', () => {
  const change = fc.record({ isTotalBudget: fc.boolean(), isOngoing: fc.boolean(), duration: days })

  it('never makes an amount dearer, or another currency’s, and keeps it where its meaning stays', () =>
    fc.assert(
      fc.property(money, days, fc.boolean(), change, (amount, count, isTotalBudget, next) => {
        const limits = limitsIn(amount.currency)
        const empty = form(isTotalBudget, count, { kind: 'empty' })
        const former = { ...empty, budget: budgetReadingOf(amount, limitsFor(limits, empty)) }
        const now = { ...next, duration: String(next.duration) }
        const budget = budgetAfter(former, now, limits)
        const after = budgetOf(budget)
        expect(after?.currency ?? amount.currency).toBe(amount.currency)
        expect(isTotal(former) === isTotal(now) ? after : amount).toEqual(amount)
        const before = dailyBudgetOf({ ...former, duration: now.duration })
        const daily = dailyBudgetOf({ ...now, budget })
        expect(Number(daily?.minor ?? 0)).toBeLessThanOrEqual(Number(before?.minor))
        expect(budget.kind === 'amount' ? budget.check : null).toBe(
          after && checkBudget(after, limitsFor(limits, now)),
        )
      }),
    ))

  it('leaves nothing of an amount that cannot be converted, or that was none', () => {
    const limits = limitsIn('EUR')
    const former = form(false, 3, { kind: 'invalid', reason: 'notANumber' })
    expect(budgetAfter(former, { ...former, isTotalBudget: true }, limits)).toEqual({ kind: 'empty' })
    expect(budgetAfter(former, former, limits)).toEqual(former.budget)
    const seven = { ...former, budget: budgetReadingOf(limits.suggested, limits) }
    const undated = { ...seven, isTotalBudget: true, duration: 'soon' }
    expect(budgetAfter(seven, undated, limits)).toEqual({ kind: 'empty' })
    expect(dailyBudgetOf({ ...undated, budget: seven.budget })).toBeNull()
  })
})
