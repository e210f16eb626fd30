import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../../../src/domain/money/money.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { budgetOf } from '../../../src/domain/promote/budgetReading.ts'
import type { PromoteChange } from '../../../src/domain/promote/promoteValues.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { customer, startQuickPromoteOn, today, walks } from '../../../testing/machines/quickPromote.ts'
import type { QuickPromoteOptions } from '../../../testing/machines/quickPromote.ts'

const group = { kind: 'productGroup', productGroupId: '5' } as const

/** What is filled in: the budget as text. */
type Typed = PromoteChange & { readonly budget?: string }

/** The request of a form with these changes. */
async function requestOf({ budget, ...change }: Typed, options: QuickPromoteOptions = {}) {
  const flow = startQuickPromoteOn(createManualClock(), options)
  await flow.opened({ account: { ...customer, hasConsented: true } })
  flow.change(change)
  if (budget !== undefined) flow.typeBudget(budget)
  const amount = budgetOf(flow.context().values.budget)
  if (amount) flow.send({ type: 'budget.confirmed', amount })
  flow.submit()
  return flow.createCampaign.last().input
}
const payloadOf = async (change: Typed, options?: QuickPromoteOptions) =>
  (await requestOf(change, options)).payload

describe('Q9 §3 the whole request', () => {
  it('of a pin', async () => {
    const audience = { ages: ['25-34'], genders: ['female'], interests: ['hiking', 'maps'] }
    const change = {
      name: ' Spring ',
      destinationUrl: ' https://wren.example/spring ',
      budget: '12.50',
      duration: '7',
      isAutoTargeting: false,
      ...audience,
    }
    expect(await requestOf(change, { country: 'de' })).toEqual({
      kind: 'pin',
      payload: {
        advertiserId: '549755885175',
        pinId: walks.id,
        advertiser_id: '549755885175',
        ads_client_type: 'quick_promote',
        campaign_name: 'Spring',
        destination_url: 'https://wren.example/spring',
        budget_in_micro_currency: 12_500_000,
        flexible_daily_budget_enabled: false,
        duration: 7,
        is_ongoing: false,
        inclusive_end_date: '2026-05-09',
        start_now: true,
        auto_targeting_enabled: false,
        targeting_spec: { ...audience, country: 'DE' },
        pin_id: walks.id,
        product_group_id: null,
      },
    })
  })

  it('of a product group has no pin and no address', async () => {
    // A typed address is not sent without a pin.
    const request = await requestOf({ destinationUrl: 'https://wren.example/spring' }, { target: group })
    expect(request).toEqual({
      kind: 'productGroup',
      payload: {
        advertiserId: '549755885175',
        productGroupId: '5',
        advertiser_id: '549755885175',
        ads_client_type: 'quick_promote',
        campaign_name: `Pin ${today}`,
        destination_url: null,
        budget_in_micro_currency: 3_000_000,
        flexible_daily_budget_enabled: false,
        duration: 10,
        is_ongoing: false,
        inclusive_end_date: '2026-05-12',
        start_now: true,
        auto_targeting_enabled: true,
        targeting_spec: { ages: [], genders: [], interests: [], country: 'US' },
        pin_id: null,
        product_group_id: '5',
      },
    })
    expect(request.payload).not.toHaveProperty('pinId')
  })

  it('M8 Q10 the country of an unknown one is the United States', async () => {
    for (const country of [null, '', ' us '])
      expect((await payloadOf({}, { country })).targeting_spec.country).toBe('US')
  })

  it('the server chooses the audience of automatic targeting; the chosen one is kept, not sent', async () => {
    const payload = await payloadOf({ isAutoTargeting: true, ages: ['25-34'], interests: ['hiking'] })
    expect([payload.auto_targeting_enabled, payload.targeting_spec]).toEqual([
      true,
      { ages: [], genders: [], interests: [], country: 'US' },
    ])
  })
})

describe('F10 the last day', () => {
  it.each(['2026-05-03', '2026-10-25', '2028-02-29'])('%s is sent as it is', async (endDate) => {
    expect((await payloadOf({ endDate })).inclusive_end_date).toBe(endDate)
  })

  it('of an ongoing ad is not sent, whatever was filled in before', async () => {
    const payload = await payloadOf({ isOngoing: true, endDate: '2026-06-01' })
    expect(payload.is_ongoing).toBe(true)
    expect(payload).not.toHaveProperty('inclusive_end_date')
  })
})

describe('G7 Q10 the days', () => {
  it.each([
    ['10', 10],
    ['10.9', 10],
    ['10 days', 10],
    [' 7', 7],
    ['1', 1],
  ])('%j are %i', async (duration, days) => {
    expect((await payloadOf({ duration })).duration).toBe(days)
  })

  it.each([
    ['US', 10],
    ['se', 30],
  ])('of an ongoing ad without any are those of its country: %s %i', async (country, days) => {
    expect((await payloadOf({ isOngoing: true, duration: '' }, { country })).duration).toBe(days)
  })
})

describe('E6 Q11 the name', () => {
  it.each([
    ['n'.repeat(63), 'n'.repeat(63)],
    ['n'.repeat(64), `${'n'.repeat(62)}…`],
    [`  ${'n'.repeat(63)}  `, 'n'.repeat(63)],
    [`${'n'.repeat(61)}👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧`, `${'n'.repeat(61)}👩‍👩‍👧…`],
  ])('%j is sent as %j', async (name, sent) => {
    expect((await payloadOf({ name })).campaign_name).toBe(sent)
  })
})

describe('G1 G2 the budget in millionths', () => {
  it.each([
    [201, 2_010_000],
    [820, 8_200_000],
    [1_640, 16_400_000],
    [6_410, 64_100_000],
    [1_999, 19_990_000],
    [203, 2_030_000],
    [410, 4_100_000],
  ])('%i cents are %i', async (minor, micros) => {
    const payload = await payloadOf({ budget: decimalOf({ minor, currency: 'USD' }) })
    expect(payload.budget_in_micro_currency).toBe(micros)
  })

  it('every amount of cents is exact, by the text of the number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 100, max: 1_000_000 }), async (minor) => {
        const payload = await payloadOf({ budget: decimalOf({ minor, currency: 'USD' }) })
        expect(String(payload.budget_in_micro_currency)).toBe(`${minor}0000`)
      }),
      { numRuns: 200 },
    )
  })

  it('a currency without a minor unit is not sent a hundredfold', async () => {
    const promote = { ...defaultPolicy.promote, currencies: { other: 'JPY' } }
    const options = { country: 'JP', policy: { ...defaultPolicy, promote } }
    const payload = await payloadOf({ budget: '500' }, options)
    expect(payload.budget_in_micro_currency).toBe(500_000_000)
  })
})
