import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteTypes, type SiteType } from '../navigation/siteTypes.ts'
import { adGroupsPath, isPromoteSite, promoteBillingPath, readPromoteRoute } from './promoteRoute.ts'

const { www, ads, analytics, trends, planningHub } = siteTypes
const empty = { advertiserId: null, target: null, step: null, campaignId: null }
const read = (search: string) => readPromoteRoute('/quick-promote/', search, www)

describe('Q2 §2 the sites', () => {
  it('are www, ads, analytics, trends and planning hub', () => {
    expect([0, 3, 4, 7, 12].map(isPromoteSite)).toEqual([true, true, true, true, true])
  })

  it.each([1, 2, 5, 6, 8, 10, 11, 13, -0.5, Number.NaN])('not %d', (siteType) => {
    expect(isPromoteSite(siteType)).toBe(false)
    // SAFETY: an app without types may pass any number.
    expect(readPromoteRoute('/quick-promote/', '', siteType as SiteType)).toBeNull()
  })
})

describe('Q6 §2 the addresses', () => {
  it.each(['/quick-promote/', '/quick-promote', '/quick_promote/', '/quick_promote'])(
    '%s is the page on each site',
    (path) => {
      for (const site of [www, ads, analytics, trends, planningHub])
        expect(readPromoteRoute(path, '', site)).toEqual(empty)
    },
  )

  it.each([
    '/advertiser/quick-promote/',
    '/advertiser/quick-promote',
    '/advertiser/quick_promote/',
    '/advertiser/quick_promote',
  ])('%s is the page on www alone', (path) => {
    expect(readPromoteRoute(path, '', www)).toEqual(empty)
    for (const site of [ads, analytics, trends, planningHub])
      expect(readPromoteRoute(path, '', site)).toBeNull()
  })

  it('the console’s page names its advertiser', () => {
    expect(readPromoteRoute('/advertiser/549755885175/quick-promote/', '', ads)).toEqual({
      ...empty,
      advertiserId: '549755885175',
    })
  })

  it.each([
    '',
    '/',
    '/quick-promote//',
    '//quick-promote/',
    '/quick-promote/x',
    '/Quick-Promote/',
    '/quick promote/',
    '/quickpromote/',
    '/advertiser//quick-promote/',
    '/advertiser/../quick-promote/',
    '/advertiser/%2e%2e/quick-promote/',
    '/advertiser/1/2/quick-promote/',
    '/advertiser/549755885175/billing/',
    '/advertiser/%/quick-promote/',
    'https://evil.example/quick-promote/',
    '/quick-promote/\n',
  ])('%j is no page of it', (path) => {
    for (const site of [www, ads]) expect(readPromoteRoute(path, '', site)).toBeNull()
  })

  it('N2 never throws, and never reads an advertiser that is no segment', () => {
    const paths = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((id) => `/advertiser/${id}/quick-promote/`),
    )
    fc.assert(
      fc.property(paths, fc.string({ unit: 'binary' }), (path, search) => {
        const route = readPromoteRoute(path, search, ads)
        expect(route?.advertiserId?.trim() ?? 'none').not.toMatch(/^\.{0,2}$/)
      }),
    )
  })
})

describe('M9 what the address asks for', () => {
  it('a pin, by its ID as it stands: eighteen digits stay eighteen digits', () => {
    expect(read('?pinId=723421968459640832')?.target).toEqual({
      kind: 'pin',
      pinId: '723421968459640832',
    })
    expect(read('?pinId=662E41')?.target).toEqual({ kind: 'pin', pinId: '662E41' })
  })

  it('a product group, unless there is a pin', () => {
    expect(read('?productGroupId=5')?.target).toEqual({ kind: 'productGroup', productGroupId: '5' })
    expect(read('?productGroupId=5&pinId=21')?.target).toEqual({ kind: 'pin', pinId: '21' })
  })

  it('a step, and an ad to continue with', () => {
    expect(read('?step=billingForm&campaign_id=99')).toEqual({
      ...empty,
      step: 'billingForm',
      campaignId: '99',
    })
  })

  it.each(['nonsense', 'BillingForm', '', '3', '__proto__', 'toString', 'page,error'])(
    'no step for %j',
    (step) => {
      expect(read(`?step=${step}`)?.step).toBeNull()
    },
  )

  it.each(['', '..', '../../x', 'a/b', 'a%2Fb', 'a b', '<script>', 'é', '1'.repeat(65), '%00', '1%0A'])(
    'no ID: %j',
    (id) => {
      expect(read(`?pinId=${id}&productGroupId=${id}&campaign_id=${id}`)).toEqual(empty)
    },
  )
})

describe('Q3 §2 where to pay', () => {
  it('is this address, byte for byte', () => {
    expect(promoteBillingPath('549755885175', '626735565838')).toBe(
      '/advertiser/549755885175/billing/?campaign_id=626735565838&objective_type=CLICKTHROUGH&is_quick_promote=true',
    )
  })

  it.each([
    ['', '99'],
    ['549755885175', ''],
    ['..', '99'],
    ['%2e%2e', '99'],
    ['quick-promote', '99'],
    ['a b', '99'],
  ])('N1 is unknown for %j and %j', (advertiserId, campaignId) => {
    expect(promoteBillingPath(advertiserId, campaignId)).toBeNull()
  })

  it('N1 whatever the IDs contain, it has one advertiser and three parameters', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 })
    fc.assert(
      fc.property(text, text, (advertiserId, campaignId) => {
        const path = promoteBillingPath(advertiserId, campaignId)
        fc.pre(path !== null)
        expect(path).toMatch(/^\/advertiser\/[^/?#]+\/billing\/\?[^?#]*$/)
        const query = new URL(path, 'https://a.example').searchParams
        expect([...query.keys()]).toEqual(['campaign_id', 'objective_type', 'is_quick_promote'])
        expect(query.get('campaign_id')).toBe(campaignId.replace(/\p{Cs}/gu, '\uFFFD'))
      }),
    )
  })
})

describe('Q4 §2 the ad groups', () => {
  it('are all of the advertiser’s', () => {
    expect(adGroupsPath('549755885175')).toBe('/advertiser/549755885175/reporting/adgroups/')
  })

  it.each(['', '..', 'a b', '%2e', '\ud800'])('N1 are unknown for %j', (advertiserId) => {
    expect(adGroupsPath(advertiserId)).toBeNull()
  })
})
