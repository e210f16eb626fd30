import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultPromotePolicy } from '../../policy/promotePolicy.ts'
import { budgetFor } from '../budget.ts'
import { budgetOf } from '../budgetReading.ts'
import { draftNotes, draftOf, valuesOfDraft } from '../draft.ts'
import { readDraft } from '../readDraft.ts'
import { anyPlannedDraft, fullDraft, now } from '../testing/drafts.ts'
import { isTotal } from './totalLimits.ts'

const asking = { ...defaultPromotePolicy, choosesStartDate: true, takesTotalBudget: true }
const read = (draft: unknown, policy = asking) =>
  readDraft(JSON.parse(JSON.stringify(draft)), { now, country: 'DE', policy })
const limits = budgetFor('DE', defaultPromotePolicy)
const today = '2026-05-03'

it('M5 a planned draft comes back whole', () =>
  fc.assert(
    fc.property(anyPlannedDraft, (draft) => {
      expect(read(draft)).toEqual(draft)
    }),
  ))

it('an amount for all days is never one for a day, whatever the app asks for by then', () =>
  fc.assert(
    fc.property(anyPlannedDraft, fc.boolean(), (draft, isAsking) => {
      const kept = read(draft, isAsking ? asking : defaultPromotePolicy)
      const values = kept && valuesOfDraft(kept, limits, today)
      const expected = values && isTotal(values) ? draft.totalBudget : draft.dailyBudget
      const budget = values && budgetOf(values.budget)
      expect(budget ?? expected).toEqual(expected)
    }),
  ))

it('a form is stored and filled in again as it was', () => {
  const draft = {
    ...fullDraft,
    isOngoing: false,
    dailyBudget: null,
    totalBudget: { minor: 10_000, currency: 'EUR' },
    startDate: '2026-05-06',
    endDate: '2026-05-12',
    places: ['DE', 'FR'],
    country: 'DE',
  }
  const values = valuesOfDraft(draft, limits, today)
  expect(values).toMatchObject({ duration: '7', endDate: '2026-05-12', startDate: '2026-05-06' })
  expect(values.budget).toMatchObject({ money: draft.totalBudget, check: 'usual' })
  expect(draftOf(values, draft.pin, draft.locale, draft.savedAt)).toEqual(draft)
})

it('M4 a start that has passed is today, and it is said', () => {
  const draft = { ...fullDraft, isOngoing: false, startDate: '2026-05-01', endDate: '2026-05-09' }
  const values = valuesOfDraft(draft, limits, today)
  expect([values.startDate, values.duration, values.endDate]).toEqual([undefined, '7', '2026-05-09'])
  expect(draftNotes(draft, { isPinGone: false, limits, today })).toEqual(['startDatePast'])
})

it('M8 a total in another currency is dropped, and it is said', () => {
  const draft = {
    ...fullDraft,
    isOngoing: false,
    dailyBudget: null,
    totalBudget: { minor: 1, currency: 'CHF' },
  }
  expect(valuesOfDraft(draft, limits, today).budget).toEqual({ kind: 'empty' })
  expect(draftNotes(draft, { isPinGone: false, limits, today })).toEqual(['otherCurrency'])
})
