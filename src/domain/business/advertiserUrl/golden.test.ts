/** Every address of saving.txt §2 "Advertiser console URL builder" is built, and no other. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AdvertiserUrlRequest } from './address.ts'
import { buildAdvertiserUrl } from './buildAdvertiserUrl.ts'
import { createAdsPage } from './createAdsPage.ts'
import { adObjectives } from './objectives.ts'
import { parseAdvertiserUrl } from './parseAdvertiserUrl.ts'
import { advertiserPages } from './routes.ts'
import { goldenGroups } from './testing/goldenAddresses.ts'
import { goldenDates, goldenObjectives } from './testing/goldenQueries.ts'
import { requestFor } from './testing/requestFor.ts'

const specification = readFileSync('stories/docs/spec/saving.txt', 'utf8')
const golden = goldenGroups.flatMap(({ addresses }) => addresses)
const ids = { experimentId: '626735565838', campaignId: '626736533506', productGroupId: '2680060704746' }

/** The address with the IDs in it, in the specification's names for them. */
const filled = (path: string) =>
  path
    .replace('{id}', ids.experimentId)
    .replace('{campaignId}', ids.campaignId)
    .replace('{productGroupId}', ids.productGroupId)

const build = (request: AdvertiserUrlRequest) => buildAdvertiserUrl(request).url
const inConsole = '/advertiser/549755885175'
const advertiserId = '549755885175'

describe('The golden list', () => {
  it.each(goldenGroups)('quotes the specification: $title', ({ sentence }) => {
    expect(specification.split('\n')).toContain(sentence)
  })

  it.each(goldenGroups)('leaves out no word of the sentence: $title', ({ sentence, prose, addresses }) => {
    const words = (sentence.match(/[\w{}/-]+/g) ?? []).filter((word) => /[\w/]/.test(word))
    const isListed = (word: string) => addresses.some(([, path]) => path.includes(word))
    expect(words.filter((word) => !prose.includes(word) && !isListed(word))).toEqual([])
  })

  it.each(goldenGroups)('adds no word to the sentence: $title', ({ sentence, addresses }) => {
    const words = new Set(sentence.match(/[\w{}-]+/g))
    const segments = addresses.flatMap(([, path]) => path.split('/').filter(Boolean))
    expect(segments.filter((segment) => !words.has(segment))).toEqual([])
  })

  it('names each page and each address once', () => {
    expect(new Set(golden.map(([page]) => page)).size).toBe(golden.length)
    expect(new Set(golden.map(([, path]) => path)).size).toBe(golden.length)
  })
})

describe('Every golden address is built, and read back', () => {
  it.each(golden)('%s: %s', (page, path) => {
    const request = requestFor(page, ids)
    expect(build(request)).toBe(filled(path))
    expect(build({ ...request, advertiserId })).toBe(inConsole + filled(path))
    expect(parseAdvertiserUrl(filled(path))).toEqual(request)
    expect(parseAdvertiserUrl(inConsole + filled(path))).toEqual({ ...request, advertiserId })
  })

  it.each(goldenObjectives)('objective %s: %s', (objective, url) => {
    const request = { page: 'reportingCampaigns', objective } as const
    expect(build(request)).toBe(url)
    expect(build({ ...request, advertiserId })).toBe(inConsole + url)
    expect(parseAdvertiserUrl(url)).toEqual(request)
  })

  it.each(goldenDates)('dates %j: %s', (request, url) => {
    expect(build(request)).toBe(url)
    expect(parseAdvertiserUrl(url)).toEqual(request)
  })

  it.each([
    ['ADS_MANAGER', '/ads/create/'],
    ['AUTOMATED_CAMPAIGN', '/automated/ads/create/'],
    ['ads_manager', '/ads/campaign_mode/'],
    ['toString', '/ads/campaign_mode/'],
    ['', '/ads/campaign_mode/'],
    [null, '/ads/campaign_mode/'],
    [undefined, '/ads/campaign_mode/'],
  ])('preference %s: %s', (preference, path) => expect(build({ page: createAdsPage(preference) })).toBe(path))
})

describe('Nothing else is built', () => {
  it('for any page', () => {
    const built = advertiserPages.map((page) => build(requestFor(page, ids)))
    expect(built.toSorted()).toEqual(golden.map(([, path]) => filled(path)).toSorted())
  })

  it('for any objective', () =>
    expect([...adObjectives]).toEqual(goldenObjectives.map(([objective]) => objective)))
})
