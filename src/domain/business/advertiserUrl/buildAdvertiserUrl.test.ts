import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildAdvertiserUrl } from './buildAdvertiserUrl.ts'
import { anyRequest } from './testing/anyRequest.ts'

const errorOf = (request: Parameters<typeof buildAdvertiserUrl>[0]) => buildAdvertiserUrl(request).error
const urlOf = (request: Parameters<typeof buildAdvertiserUrl>[0]) => buildAdvertiserUrl(request).url

describe('§2 All paths are prefixed when an advertiser id is known', () => {
  it('by the advertiser', () =>
    expect(urlOf({ page: 'root', advertiserId: '549755885175' })).toBe('/advertiser/549755885175/'))

  it('by the managed client, which is the narrower of the two', () => {
    expect(urlOf({ page: 'root', managedClientId: '2' })).toBe('/advertiser/2/')
    expect(urlOf({ page: 'root', advertiserId: '1', managedClientId: '2' })).toBe('/advertiser/2/')
  })

  it('not without either', () => {
    expect(urlOf({ page: 'billing' })).toBe('/billing/')
    expect(urlOf({ page: 'billing', advertiserId: undefined, managedClientId: undefined })).toBe('/billing/')
  })
})

describe('N1 IDs', () => {
  it.each([
    ['', 'empty'],
    ['.', 'dotSegment'],
    ['..', 'dotSegment'],
    ['%2e', 'dotSegment'],
    ['%2E%2e', 'dotSegment'],
    ['.%2e', 'dotSegment'],
    ['%252e', 'dotSegment'],
    [' ', 'whitespace'],
    ['1 ', 'whitespace'],
    ['\u00A0', 'whitespace'],
    ['\u3000', 'whitespace'],
    ['\uFEFF1', 'whitespace'],
    ['\0', 'controlCharacter'],
    ['1\n', 'controlCharacter'],
    ['\u0085', 'controlCharacter'],
    ['\uD83D', 'loneSurrogate'],
    ['1\uDE00', 'loneSurrogate'],
  ])('refuses %j wherever an ID is expected', (id, reason) => {
    const requests = {
      advertiserId: { page: 'billing', advertiserId: id },
      managedClientId: { page: 'billing', managedClientId: id, advertiserId: '1' },
      experimentId: { page: 'experimentResults', experimentId: id },
      campaignId: { page: 'campaignInsights', campaignId: id },
      productGroupId: { page: 'campaignInsightsProductGroup', campaignId: '1', productGroupId: id },
    } as const
    for (const [field, request] of Object.entries(requests))
      expect(buildAdvertiserUrl(request)).toEqual({ url: null, error: { field, reason } })
  })

  it.each([
    ['a/b', 'a%2Fb'],
    ['../1', '..%2F1'],
    ['...', '...'],
    ['%2f', '%252f'],
    ['?a=1#b', '%3Fa%3D1%23b'],
    ['\\', '%5C'],
    ['\u{1F600}', '%F0%9F%98%80'],
    ['{productGroupId}', '%7BproductGroupId%7D'],
  ])('makes %j one encoded segment: %s', (id, segment) => {
    expect(urlOf({ page: 'billing', advertiserId: id })).toBe(`/advertiser/${segment}/billing/`)
    expect(urlOf({ page: 'campaignInsightsProductGroup', campaignId: id, productGroupId: '9' })).toBe(
      `/campaign-insights/${segment}/product-group/9`,
    )
  })

  it('keeps all digits', () => {
    const id = '723421968459640832'
    expect(urlOf({ page: 'campaignInsights', advertiserId: id, campaignId: id })).toBe(
      `/advertiser/${id}/campaign-insights/${id}/`,
    )
  })

  it.each(['quick-promote', 'quick_promote'])(
    'refuses %s as an account, which is a page of its own',
    (id) => {
      expect(errorOf({ page: 'root', advertiserId: id })).toEqual({
        field: 'advertiserId',
        reason: 'reserved',
      })
      expect(urlOf({ page: 'campaignInsights', campaignId: id })).toBe(`/campaign-insights/${id}/`)
    },
  )

  it('never leaves the path, as browsers read it', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const url = urlOf(request) ?? '/'
        const { origin, pathname, search } = new URL(url, 'https://own.example')
        expect([origin, pathname + search]).toEqual(['https://own.example', url])
      }),
      { numRuns: 2_000 },
    )
  })
})
