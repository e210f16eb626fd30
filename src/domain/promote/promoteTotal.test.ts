import { expect, it } from 'vitest'
import { totalBudget, weeklyBudget } from './promoteTotal.ts'

const euro = (minor: number) => ({ minor, currency: 'EUR' })

it.each([
  [700, 10, 7_000],
  [1_990, 3, 5_970],
  [1, 365, 365],
])('G1 %i cents a day for %i days are %i cents', (daily, days, total) =>
  expect(totalBudget(euro(daily), days)).toEqual(euro(total)),
)

it('counts in the minor unit of the currency, so that yen have no decimals', () =>
  expect(totalBudget({ minor: 700, currency: 'JPY' }, 10)).toEqual({ minor: 7_000, currency: 'JPY' }))

it('G8 gives no total that could not be sent, rather than a rounded one', () => {
  expect(totalBudget(euro(900_719_925_474), 1)).toEqual(euro(900_719_925_474))
  expect(totalBudget(euro(900_719_925_474), 2)).toBeNull()
  expect(totalBudget(euro(1), 900_719_925_475)).toBeNull()
  expect(totalBudget(euro(900_719_925_474), 900_719_925_474)).toBeNull()
})

it('takes an ad without an end by the week', () => {
  expect(weeklyBudget(euro(700))).toEqual(euro(4_900))
  expect(weeklyBudget(euro(900_719_925_474))).toBeNull()
})
