import { describe, expect, it } from 'vitest'
import { defaultPromotePolicy } from '../../policy/promotePolicy.ts'
import { budgetFor } from '../budget.ts'
import { budgetReadingOf } from '../budgetReading.ts'
import { initialValues, type PromoteValues } from '../promoteValues.ts'
import { estimateQuery, rangeText } from './estimate.ts'
import { limitsFor } from './totalLimits.ts'

const limits = budgetFor('DE', defaultPromotePolicy)
const today = '2026-05-03'
const euros = (minor: number) => ({ minor, currency: 'EUR' })

function queryOf(
  change: Partial<PromoteValues>,
  minor: number | null = 700,
  confirmed: number | null = null,
) {
  const values = { ...initialValues(null, 'DE', today, defaultPromotePolicy), ...change }
  const budget = budgetReadingOf(minor === null ? null : euros(minor), limitsFor(limits, values))
  const confirmedBudget = confirmed === null ? null : euros(confirmed)
  const ad = { advertiserId: '9', target: { kind: 'pin', pinId: '21' } as const, country: 'DE' }
  return estimateQuery({ ...ad, today, confirmedBudget, values: { ...values, budget } })
}

describe('the ad to estimate', () => {
  it('is the one on the page', () => {
    expect(queryOf({ ages: ['25-34'], isAutoTargeting: false })).toEqual({
      advertiserId: '9',
      target: { kind: 'pin', pinId: '21' },
      country: 'DE',
      places: [],
      dailyBudget: euros(700),
      totalBudget: null,
      startDate: today,
      days: 10,
      adType: 'CONSIDERATION',
      isAutoTargeting: false,
      ages: ['25-34'],
      genders: [],
      interests: [],
    })
  })

  it('has the audience that is sent, not one that is out of sight', () => {
    expect(queryOf({ ages: ['25-34'], isAutoTargeting: true })).toMatchObject({ ages: [] })
  })

  it('has a total with its average, a start, places, and no days without an end', () => {
    expect(queryOf({ isTotalBudget: true, startDate: '2026-05-10', places: ['DE'] }, 10_005)).toMatchObject({
      dailyBudget: euros(1_000),
      totalBudget: euros(10_005),
      startDate: '2026-05-10',
      places: ['DE'],
    })
    expect(queryOf({ isOngoing: true, duration: '' })).toMatchObject({ days: null, dailyBudget: euros(700) })
  })

  it.each([
    ['a budget that is missing', queryOf({}, null)],
    ['one below the minimum', queryOf({}, 99)],
    ['an unusual one that is not confirmed', queryOf({}, 70_000)],
    ['days that are missing', queryOf({ duration: '' })],
    ['a total without days', queryOf({ duration: 'ten', isTotalBudget: true })],
  ])('is none with %s', (_, query) => expect(query).toBeNull())

  it('is one with an unusual budget that is confirmed', () => {
    expect(queryOf({}, 70_000, 70_000)).toMatchObject({ dailyBudget: euros(70_000) })
  })
})

it('a range is written as the locale does', () => {
  const range = { from: 1_250, to: 3_400_000 }
  expect(rangeText(range, 'en')).toMatch(/^1\.3K.+3\.4M$/)
  expect(rangeText(range, 'ja')).toMatch(/340万$/)
  expect(rangeText({ from: 7, to: 7 }, 'en')).toMatch(/7$/)
})
