/** What does not compile. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AdvertiserAddress, AdvertiserUrlError } from './address.ts'
import { buildAdvertiserUrl } from './buildAdvertiserUrl.ts'
import { createAdsPage } from './createAdsPage.ts'
import type { AdvertiserPage } from './routes.ts'

const build = buildAdvertiserUrl
const two = { objective: 'TRAFFIC', videoObjective: 'VIDEO_VIEW_6S' } as const
const group = { campaignId: '1', productGroupId: '2' } as const

/** Checked by the compiler, never called. */
const doNotCompile = [
  // @ts-expect-error: no such page
  () => build({ page: 'billings' }),
  // @ts-expect-error: a path is not the name of a page
  () => build({ page: '/billing/' }),
  // @ts-expect-error: the page is missing
  () => build({ advertiserId: '1' }),
  // @ts-expect-error: the campaign is missing
  () => build({ page: 'campaignInsights' }),
  // @ts-expect-error: the campaign may not be undefined
  () => build({ page: 'campaignInsights', campaignId: undefined }),
  // @ts-expect-error: the product group is missing
  () => build({ page: 'campaignInsightsProductGroup', campaignId: '1' }),
  // @ts-expect-error: the experiment is missing
  () => build({ page: 'experimentResults' }),
  // @ts-expect-error: a number would lose the last digits of a long ID
  () => build({ page: 'billing', advertiserId: 549755885175 }),
  // @ts-expect-error: billing has no campaign
  () => build({ page: 'billing', campaignId: '1' }),
  // @ts-expect-error: no such objective
  () => build({ page: 'reportingCampaigns', objective: 'AWARE' }),
  // @ts-expect-error: objectives filter the reports on campaigns alone
  () => build({ page: 'reportingAds', objective: 'AWARENESS' }),
  // @ts-expect-error: one objective at a time
  () => build({ page: 'reportingCampaigns', ...two }),
  // @ts-expect-error: the insights into a product group have no dates
  () => build({ page: 'campaignInsightsProductGroup', ...group, startDate: '2026-01-01' }),
]

describe('The types of the addresses', () => {
  it('cover every page', () => expectTypeOf<AdvertiserAddress['page']>().toEqualTypeOf<AdvertiserPage>())

  it('take the page of a choice without narrowing it', () =>
    expect(buildAdvertiserUrl({ page: createAdsPage(null), advertiserId: '1' }).error).toBeNull())

  it('tell by `error` whether there is an address', () => {
    const { url, error } = buildAdvertiserUrl({ page: 'billing' })
    if (error) expectTypeOf(error).toEqualTypeOf<AdvertiserUrlError>()
    else expectTypeOf(url).toEqualTypeOf<string>()
    expect(doNotCompile.length).toBeGreaterThan(0)
  })
})
