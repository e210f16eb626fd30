import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { budgetOf } from '../../../src/domain/promote/budgetReading.ts'
import { fullDraft } from '../../../src/domain/promote/testing/drafts.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  customer,
  startQuickPromoteOn,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'
import type { Opened } from './quickPromote.types.ts'

const abroad = { ...customer, hasConsented: true, country: 'DE', countries: ['DE', 'CH', 'CZ'] }

async function opened(own: Partial<Opened> = {}, options: QuickPromoteOptions = {}) {
  const flow = startQuickPromoteOn(createManualClock(), options)
  await flow.opened({ account: abroad, ...own })
  return {
    ...flow,
    budget: () => budgetOf(flow.context().values.budget),
    payload: () => {
      flow.submit()
      return flow.createCampaign.last().input.payload
    },
  }
}

describe('the account’s country', () => {
  it('decides about the budget and the request, not the visitor’s', async () => {
    const flow = await opened()
    expect(flow.budget()).toEqual({ minor: 100, currency: 'EUR' })
    expect(flow.payload()).toMatchObject({
      budget_in_micro_currency: 1_000_000,
      targeting_spec: { country: 'DE' },
      start_now: true,
    })
  })

  it('does not decide about consent, which a visitor is asked for', async () => {
    const asks = async (country: string) =>
      (await opened({ account: { ...abroad, hasConsented: false } }, { country })).at()
    expect([await asks('US'), await asks('FR')]).toEqual(['page.editing', 'consent.asking'])
  })

  it('can be changed: an untouched budget follows, a typed one is not carried to another currency', async () => {
    const flow = await opened()
    flow.change({ country: 'CH' })
    expect(flow.budget()).toEqual({ minor: 100, currency: 'CHF' })
    flow.change({ country: 'CZ' })
    expect(flow.budget()).toEqual({ minor: 8_000, currency: 'USD' })
    flow.typeBudget('12.50')
    flow.change({ country: 'DE' })
    expect(flow.budget()).toBeNull()
    flow.typeBudget('12.50')
    expect(flow.payload()).toMatchObject({ targeting_spec: { country: 'DE' } })
  })

  it('M8 a confirmed amount is asked about again in another country', async () => {
    const flow = await opened()
    flow.typeBudget('700')
    flow.send({ type: 'budget.confirmed', amount: { minor: 70_000, currency: 'EUR' } })
    flow.change({ country: 'CH' })
    flow.typeBudget('700')
    flow.submit()
    expect([flow.at(), flow.createCampaign.calls.length]).toEqual(['page.correcting', 0])
  })

  it('of a draft is kept while the account allows it', async () => {
    const draft = { ...fullDraft, country: 'CH', dailyBudget: { minor: 900, currency: 'CHF' } }
    const flow = await opened({ draft })
    expect(flow.budget()).toEqual({ minor: 900, currency: 'CHF' })
    const other = await opened({ draft, account: { ...abroad, countries: ['DE'] } })
    expect([other.budget(), other.context().draftNotes]).toEqual([null, ['otherCurrency']])
  })
})

describe('a start', () => {
  it('that is later moves the end, and is sent', async () => {
    const flow = await opened()
    flow.change({ startDate: '2026-05-10' })
    expect(flow.context().values.endDate).toBe('2026-05-19')
    expect(flow.payload()).toMatchObject({
      start_now: false,
      start_date: '2026-05-10',
      inclusive_end_date: '2026-05-19',
      duration: 10,
    })
  })

  it('of today, or none, is at once', async () => {
    const flow = await opened()
    flow.change({ startDate: '2026-05-03' })
    const payload = flow.payload()
    expect([payload.start_now, payload.start_date]).toEqual([true, undefined])
  })

  it('is counted in the account’s time zone', async () => {
    const flow = await opened({ today: '2026-05-04' })
    expect(flow.context().values.endDate).toBe('2026-05-13')
    expect(flow.payload()).toMatchObject({ start_now: true, inclusive_end_date: '2026-05-13' })
  })

  it.each([
    [{ startDate: '2026-05-02', endDate: '' }, { startDate: 'quickPromote.startDatePast' }],
    [{ startDate: '2026-05-10', endDate: '2026-05-09' }, { endDate: 'quickPromote.endDateBeforeStart' }],
  ])('that cannot be keeps the ad from being sent, until it is another: %j', async (change, errors) => {
    const flow = await opened()
    const { endDate, ...start } = change
    flow.change(start)
    if (endDate) flow.change({ endDate })
    flow.submit()
    expect([flow.context().errors, flow.createCampaign.calls.length]).toEqual([errors, 0])
    flow.change({ startDate: '2026-05-04' })
    expect(flow.context().errors).toEqual({})
  })
})

describe('a total budget', () => {
  it('comes from the daily one, is sent with its average, and stays while the days change', async () => {
    const flow = await opened()
    flow.change({ isTotalBudget: true })
    expect(flow.budget()).toEqual({ minor: 1_000, currency: 'EUR' })
    flow.typeBudget('100')
    flow.change({ duration: '7' })
    expect(flow.payload()).toMatchObject({
      budget_in_micro_currency: 14_280_000,
      total_budget_in_micro_currency: 100_000_000,
    })
  })

  it('becomes a daily one where the ad has no end', async () => {
    const flow = await opened()
    flow.change({ isTotalBudget: true })
    flow.typeBudget('100')
    flow.change({ isOngoing: true })
    expect(flow.budget()).toEqual({ minor: 1_000, currency: 'EUR' })
    expect(flow.payload()).not.toHaveProperty('total_budget_in_micro_currency')
  })

  it('is refused where more days make it too low', async () => {
    const flow = await opened()
    flow.change({ isTotalBudget: true })
    flow.change({ duration: '11' })
    flow.submit()
    expect([flow.at(), flow.createCampaign.calls.length]).toEqual(['page.correcting', 0])
  })
})

describe('places', () => {
  it('start with the account’s country, are needed, and replace it in the request', async () => {
    const flow = await opened({}, { places: ['DE', 'FR'] })
    expect(flow.context().values.places).toEqual(['DE'])
    flow.change({ places: [] })
    flow.submit()
    expect(flow.context().errors).toEqual({ places: 'quickPromote.placesRequired' })
    flow.change({ places: ['FR'] })
    const { targeting_spec: target } = flow.payload()
    expect([target.places, target.country]).toEqual([['FR'], undefined])
  })

  it('of a draft are those that are still offered', async () => {
    const draft = { ...fullDraft, places: ['FR', 'XX'] }
    const flow = await opened({ draft }, { places: ['DE', 'FR'] })
    expect(flow.context().values.places).toEqual(['FR'])
  })
})

it('nothing of it is sent where neither account, policy nor app asks for more', async () => {
  const flow = await opened({ account: { ...customer, hasConsented: true } })
  expect(flow.context().policy).toBe(defaultPolicy)
  expect(Object.keys(flow.payload())).not.toEqual(
    expect.arrayContaining(['start_date', 'total_budget_in_micro_currency']),
  )
  expect(flow.context().pin).toEqual(walks)
})
