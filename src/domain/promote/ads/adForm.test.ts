import { expect, it } from 'vitest'
import { adOf } from '../../../../testing/machines/adList.ts'
import { budgetFor } from '../budget.ts'
import { defaultPromotePolicy } from '../../policy/promotePolicy.ts'
import type { Ad } from './ad.ts'
import * as form from './adForm.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const terms = { limits: budgetFor('US', defaultPromotePolicy), today: '2026-01-12', timeZone: null }
const daily: Ad = { ...adOf('1', 'active'), dailyBudget: usd(500), endDate: '2026-02-14' }
const total: Ad = { ...adOf('1', 'active'), totalBudget: usd(12_000), endDate: '2026-01-21' }
const open = (ad: Ad) => form.adFormOf(ad, terms)
const typed = (one: form.AdForm, text: string) => form.withTypedBudget(one, { text, locale: 'en' })

it.each([
  ['a daily budget', daily, usd(500), true],
  ['a total', total, usd(12_000), false],
  ['another currency', { ...daily, dailyBudget: { minor: 500, currency: 'EUR' } }, null, true],
  ['none that is known', { ...daily, dailyBudget: null }, null, false],
  ['two', { ...daily, totalBudget: usd(900) }, null, false],
] as const)('%s is edited as it is', (_, ad, own, canBeOngoing) =>
  expect([form.ownBudget(open(ad)), form.canBeOngoing({ ad })]).toEqual([own, canBeOngoing]),
)

it('nothing is sent before something is changed, nor after it is changed back', () => {
  const there = form.withEnd(typed(open(daily), '7'), { endDate: '2026-03-01' })
  const back = form.withEnd(typed(there, '5.00'), { endDate: '2026-02-14' })
  expect([form.editOf(open(daily)), form.isAdFormChanged(open(daily))]).toEqual([null, false])
  expect([form.editOf(there), form.isAdFormChanged(there)]).toEqual([
    { adId: '1', action: 'edit', dailyBudget: usd(700), endDate: '2026-03-01' },
    true,
  ])
  expect([form.editOf(back), form.isAdFormChanged(back)]).toEqual([null, false])
})

it('what cannot be read counts as changed', () =>
  expect([form.isAdFormChanged(typed(open(daily), '')), form.editOf(typed(open(daily), 'x'))]).toEqual([
    true,
    null,
  ]))

it.each([
  ['is yesterday', daily, { endDate: '2026-01-11' }, 'endDatePast'],
  ['is today', daily, { endDate: '2026-01-12' }, null],
  ['is incomplete', daily, { endDate: '' }, 'endDateRequired'],
  [
    'is before the start',
    { ...daily, startDate: '2026-02-01' },
    { endDate: '2026-01-31' },
    'endDateBeforeStart',
  ],
  ['is the start', { ...daily, startDate: '2026-02-01' }, { endDate: '2026-02-01' }, null],
  ['is left out', daily, { isOngoing: true, endDate: '' }, null],
  ['has passed and stays', { ...daily, endDate: '2026-01-01' }, {}, null],
  ['never was, and stays away', { ...daily, endDate: null }, {}, null],
  ['is asked for and not given', { ...daily, endDate: null }, { isOngoing: false }, 'endDateRequired'],
  ['of a total is left out', total, { isOngoing: true, endDate: '' }, 'endDateRequired'],
  ['of a total was never known', { ...total, endDate: null }, {}, null],
] as const)('an end that %s: %3$s', (_, ad, change, problem) =>
  expect(form.endProblem(form.withEnd(open(ad), change))).toBe(problem),
)

it('runs until it is stopped', () =>
  expect(form.editOf(form.withEnd(open(daily), { isOngoing: true }))).toEqual({
    adId: '1',
    action: 'edit',
    endDate: null,
  }))

it('an ad may stay below a minimum that has risen, but not be changed to another amount below it', () => {
  const risen = { ...terms, limits: { ...terms.limits, minimum: usd(600) } }
  const low = form.adFormOf(daily, risen)
  expect(form.editOf(form.withEnd(low, { endDate: '2026-02-15' }))).toMatchObject({ endDate: '2026-02-15' })
  expect([typed(low, '4.99'), typed(low, '5.50')].map(form.isAdFormUsable)).toEqual([false, false])
  expect(form.isAdFormUsable(typed(low, '6'))).toBe(true)
})

it('a total that would no longer pay for its days is not sent with more of them', () => {
  const longer = form.withEnd(form.withEnd(open(total), { endDate: '' }), { endDate: '2026-06-01' })
  expect([form.editOf(longer), longer.budget]).toMatchObject([null, { check: 'belowMinimum' }])
  expect(form.editOf(typed(longer, '1000'))).toEqual({
    adId: '1',
    action: 'edit',
    totalBudget: usd(100_000),
    endDate: '2026-06-01',
  })
})

it('an unusual amount is sent once it is confirmed; the ad’s own was', () => {
  const asked = typed(open(daily), '900')
  expect([form.editOf(asked), form.isAdBudgetConfirmed(asked)]).toEqual([null, false])
  expect(form.editOf({ ...asked, confirmed: usd(90_000) })).toMatchObject({ dailyBudget: usd(90_000) })
  const dear = open({ ...daily, dailyBudget: usd(90_000) })
  expect(form.editOf(form.withEnd(dear, { endDate: '2026-02-15' }))).toMatchObject({ endDate: '2026-02-15' })
})

it('an end that was right yesterday is not sent after midnight', () => {
  const chosen = form.withEnd(open(daily), { endDate: '2026-01-12' })
  expect([form.editOf(chosen), form.editOf(form.onDay(chosen, '2026-01-13'))]).toMatchObject([
    { endDate: '2026-01-12' },
    null,
  ] as never)
})
