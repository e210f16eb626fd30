/** What is sent for an edited ad, whatever the ad, its account and what somebody types. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyOf, type Money } from '../../money/money.ts'
import type { BudgetLimits } from '../budget.ts'
import { daysOf, lastDay } from '../campaignDates.ts'
import { dateIn } from '../plan/adTimes.ts'
import type { Ad } from './ad.ts'
import { editedAd, isDone, type AdEdit } from './adActions.ts'
import * as form from './adForm.ts'

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc.integer({ min: Date.UTC(2025, 11, 28), max: Date.UTC(2026, 1, 3) })
const date = fc.integer({ min: 0, max: 60 }).map((days) => lastDay('2025-12-20', days + 1) ?? '')
const currency = fc.constantFrom('JPY', 'EUR', 'KWD')
const amount = fc.oneof(fc.nat(400), fc.nat(90_000), fc.nat(9_000_000))
const limitsIn = (of: string): BudgetLimits => {
  const units = (number: number): Money => moneyOf(String(number), of) ?? { minor: 0, currency: of }
  return { currency: of, minimum: units(1), suggested: units(7), unusual: units(700) }
}
const text = fc.oneof(
  fc.nat(3_000).map(String),
  fc.tuple(fc.nat(3_000), fc.nat(999)).map(([units, rest]) => `${units}.${rest}`),
  fc.constantFrom('', 'x', '-5', '1,234', '1.234,50', '٧', '0'),
)
const step = fc.oneof(
  text.map((typed) => (one: form.AdForm) => form.withTypedBudget(one, { text: typed, locale: 'en' })),
  fc.oneof(date, fc.constant('')).map((endDate) => (one: form.AdForm) => form.withEnd(one, { endDate })),
  fc.boolean().map((isOngoing) => (one: form.AdForm) => form.withEnd(one, { isOngoing })),
  fc.constant((one: form.AdForm): form.AdForm =>
    one.budget.kind === 'amount' ? { ...one, confirmed: one.budget.money } : one,
  ),
)
const ads = fc
  .record({
    code: currency,
    minor: amount,
    kind: fc.nat(3),
    startDate: fc.option(date),
    end: fc.option(date),
  })
  .map(({ code, minor, kind, startDate, end }): Ad => ({
    id: '1',
    name: '',
    status: 'active',
    imageUrl: null,
    dailyBudget: kind % 2 === 0 ? { minor, currency: code } : null,
    totalBudget: kind % 3 === 1 ? { minor, currency: code } : null,
    endDate: end,
    startDate,
  }))

interface Case {
  readonly ad: Ad
  readonly last: form.AdForm
  readonly edit: AdEdit | null
  readonly today: string
}

/** The first case that breaks a law; null if none does. */
const breaks = (isKept: (one: Case) => boolean) =>
  fc.check(
    fc.property(
      ads,
      fc.option(currency, { freq: 5 }),
      zone,
      instant,
      fc.array(step, { maxLength: 6 }),
      (ad, other, timeZone, now, steps) => {
        const today = dateIn(now, timeZone)
        const own = (ad.dailyBudget ?? ad.totalBudget)?.currency
        const terms = { limits: limitsIn(other ?? own ?? 'EUR'), today, timeZone }
        const last = steps.reduce((one, next) => next(one), form.adFormOf(ad, terms))
        return isKept({ ad, last, edit: form.editOf(last), today })
      },
    ),
    { numRuns: 1_000, seed: 7 },
  ).counterexample

const sameMoney = (a: Money | null, b: Money | null) => a?.minor === b?.minor && a?.currency === b?.currency

it('edits are among the cases, of each kind', () => {
  const seen = new Set<string>()
  breaks(({ edit }) => {
    for (const name of Object.keys(edit ?? {})) seen.add(name)
    return true
  })
  expect([...seen].toSorted()).toEqual(['action', 'adId', 'dailyBudget', 'endDate', 'totalBudget'])
})

it('what is sent is exactly what was changed', () =>
  expect(
    breaks(({ ad, last, edit }) => {
      if (!edit) return true
      const { dailyBudget, totalBudget, endDate } = edit
      const typed = form.ownBudget(last) && last.budget.kind === 'amount' ? last.budget.money : null
      const own = form.ownBudget(last)
      const isBudgetChanged = typed !== null && typed.minor !== own?.minor
      const end = last.isOngoing ? null : last.endDate || null
      return (
        sameMoney(dailyBudget ?? totalBudget ?? null, isBudgetChanged ? typed : null) &&
        (endDate === undefined) === (end === ad.endDate) &&
        (endDate === undefined || endDate === end) &&
        !isDone(ad, edit) &&
        isDone(editedAd(ad, edit), edit) &&
        // Opened again, the ad is as it was left.
        form.editOf(form.adFormOf(editedAd(ad, edit), last)) === null
      )
    }),
  ).toBeNull())

it('a form that is not changed sends nothing; a changed one that can be sent, sends something', () =>
  expect(
    breaks(({ last, edit }) => (edit !== null) === (form.isAdFormChanged(last) && form.isAdFormUsable(last))),
  ).toBeNull())

it('an end is never before today or before the start, in the account’s time zone', () =>
  expect(
    breaks(
      ({ ad, edit, today }) =>
        typeof edit?.endDate !== 'string' ||
        (edit.endDate >= today &&
          edit.endDate >= (ad.startDate ?? '') &&
          daysOf(today, edit.endDate) !== null),
    ),
  ).toBeNull())

it('only an ad with a daily budget loses its end, and none gets another kind or currency of budget', () =>
  expect(
    breaks(({ ad, last, edit }) =>
      (['dailyBudget', 'totalBudget'] as const).every((name) => {
        const code = edit?.[name]?.currency
        const isKind = code === undefined || (ad[name]?.currency === code && last.limits.currency === code)
        return isKind && (edit?.endDate !== null || (ad.dailyBudget !== null && ad.totalBudget === null))
      }),
    ),
  ).toBeNull())

it('no budget that is sent is below the minimum, nor is a total for the days that are sent', () =>
  expect(
    breaks(({ ad, last, edit, today }) => {
      const { dailyBudget, totalBudget, endDate } = edit ?? {}
      const { minor } = last.limits.minimum
      const days = daysOf(ad.startDate ?? today, endDate ?? ad.endDate ?? '') ?? 1
      const isOfTotal = totalBudget ?? (endDate && form.ownBudget(last) && form.isForAll(ad))
      const total = totalBudget ?? ad.totalBudget
      return (
        (!dailyBudget || dailyBudget.minor >= minor) &&
        (!isOfTotal || total === null || total.minor >= minor * days)
      )
    }),
  ).toBeNull())
