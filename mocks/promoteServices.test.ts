import { beforeEach, expect, it } from 'vitest'
import { ApiFailure } from '../src/api/failure.ts'
import { promoteCalls } from './calls/promote.ts'
import { db, resetDb } from './db.ts'
import { createMemoryPromoteServices, readyAccount } from './promoteServices.ts'

beforeEach(resetDb)
const { signal } = new AbortController()
const payload = promoteCalls.promotePin.example
const idsOf = (pins: readonly { readonly id: string }[]) => pins.map(({ id }) => id)

it('finds the latest ad with a name, among those of this advertiser', async () => {
  const ad = { name: 'Walks', payload }
  db.campaigns.push(
    { id: '1', advertiserId: '9', ...ad },
    { id: '2', advertiserId: '9', ...ad },
    { id: '3', advertiserId: '8', ...ad },
    { id: '4', advertiserId: '9', ...ad, name: 'Other' },
  )
  const { findCampaign } = createMemoryPromoteServices()
  const found = ['9', '8', '7'].map((advertiserId) =>
    findCampaign({ advertiserId, pinId: '21', name: 'Walks' }, signal),
  )
  expect(await Promise.all(found)).toEqual(['2', '3', null])
})

it('reads the member’s own pins, or the ones it is configured with', async () => {
  const services = createMemoryPromoteServices()
  expect(idsOf(await services.readPins(signal))).toEqual(['21', '22', '23', '24', '25'])
  services.pins = []
  expect(await services.readPins(signal)).toEqual([])
})

it('stores a consent and business details', async () => {
  const services = createMemoryPromoteServices()
  services.account = { ...readyAccount, hasConsented: false, hasBusinessInfo: false, hasBillingInfo: false }
  await services.recordConsent(signal)
  expect(services.account).toEqual({ ...readyAccount, hasBusinessInfo: false, hasBillingInfo: false })
  const info = {
    name: 'Wren’s shop',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: 'DE',
  }
  // SAFETY: only stored.
  await services.saveBusinessInfo(info as never, signal)
  expect([services.savedInfo, services.account]).toEqual([[info], { ...readyAccount, hasBillingInfo: false }])
})

it('has no estimates, unless the app offers them', async () => {
  const services = createMemoryPromoteServices()
  expect(services.estimate).toBeUndefined()
  services.offerEstimates()
  const query = {
    advertiserId: '9',
    target: null,
    country: 'DE',
    places: [],
    dailyBudget: { minor: 250, currency: 'EUR' },
    totalBudget: null,
    startDate: '2026-05-03',
    days: 4,
    adType: 'CONSIDERATION',
    isAutoTargeting: true,
    ages: [],
    genders: [],
    interests: [],
  } as const
  expect(await services.estimate?.(query, signal)).toEqual({
    reach: { from: 400, to: 900 },
    clicks: { from: 10, to: 30 },
  })
  expect(services.calls).toEqual(['estimate'])
})

it('ends each call as configured, and a second one differently', async () => {
  const services = createMemoryPromoteServices()
  services.outcomes.readTags = new ApiFailure('offline')
  services.laterOutcomes.readTags = 'answers'
  await expect(services.readTags(signal)).rejects.toMatchObject({ kind: 'offline' })
  expect(idsOf(await services.readTags(signal))).toEqual(['5001', '5002'])
  expect(services.calls).toEqual(['readTags', 'readTags'])
})
