import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../text/testing/anyText.ts'
import { buildAdvertiserUrl } from './buildAdvertiserUrl.ts'
import { parseAdvertiserUrl } from './parseAdvertiserUrl.ts'
import { advertiserPages } from './routes.ts'
import { anyRequest, anyRequestFor } from './testing/anyRequest.ts'

const policy = { objectiveParameter: 'objective_type', videoObjectives: ['VIDEO_VIEW_6S'] }
const build = (request: Parameters<typeof buildAdvertiserUrl>[0]) => buildAdvertiserUrl(request, policy).url
const parse = (url: string) => parseAdvertiserUrl(url, policy)

/** What is read is what was built from it: the address itself, or nothing. */
const isInverse = (url: string) => {
  const address = parse(url)
  return address === null || build(address) === url
}

describe('N2 the inverse of building', () => {
  it.each(advertiserPages)('reads what was built: %s', (page) => {
    fc.assert(
      fc.property(anyRequestFor(page), (request) => {
        const url = build(request)
        expect(url).not.toBeNull()
        expect(parse(url ?? '')).toStrictEqual({ ...request })
      }),
      { numRuns: 100 },
    )
  })

  it('reads the managed client as the account', () => {
    const request = { page: 'billing', advertiserId: '1' } as const
    expect(parse(build({ ...request, managedClientId: '2' }) ?? '')).toEqual({
      page: 'billing',
      advertiserId: '2',
    })
  })

  it('builds what was read from a changed address', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '?',
      '&',
      '=',
      '#',
      '%',
      '%2F',
      '%2e',
      '.',
      'a',
      'A',
      '1',
      '+',
      ' ',
      '\\',
    )
    let read = 0
    fc.assert(
      fc.property(anyRequest, fc.nat(), fc.nat(3), pieces, (request, at, removed, piece) => {
        const url = build(request) ?? ''
        const from = at % (url.length + 1)
        const changed = url.slice(0, from) + piece + url.slice(from + removed)
        if (parse(changed)) read += 1
        expect(isInverse(changed), changed).toBe(true)
      }),
      { numRuns: 5_000 },
    )
    expect(read).toBeGreaterThan(100)
  })

  it('builds what was read from any text', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        for (const url of [text, `/${text}`, `/advertiser/${text}/`, `/campaign-insights/${text}`])
          expect(isInverse(url), url).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('N2 foreign addresses', () => {
  const own = '/advertiser/549755885175/billing/'

  it('reads its own', () => expect(parse(own)).toEqual({ page: 'billing', advertiserId: '549755885175' }))

  it.each([
    ['another origin', `https://evil.example${own}`],
    ['a scheme-relative address', `//evil.example${own}`],
    ['another scheme', 'javascript:alert(1)'],
    ['no path', ''],
    ['a relative path', own.slice(1)],
    ['a doubled slash at the start', `/${own}`],
    ['a doubled slash before the page', '/advertiser/549755885175//billing/'],
    ['a doubled slash at the end', `${own}/`],
    ['a doubled slash in the place of the ID', '/advertiser//billing/'],
    ['no slash at the end', own.slice(0, -1)],
    ['a slash where there is none', '/product-catalogs/data-source/'],
    ['no slash after the ID', '/advertiser/549755885175'],
    ['two prefixes', `/advertiser/1${own}`],
    ['upper case', '/advertiser/549755885175/Billing/'],
    ['lower case', '/reporting/adgroupnegativekeywords/'],
    ['an upper-case prefix', '/Advertiser/549755885175/billing/'],
    ['another query', `${own}?tab=1`],
    ['an empty query', `${own}?`],
    ['a fragment', `${own}#top`],
    ['backslashes', '\\advertiser\\549755885175\\billing\\'],
    ['a dot segment', '/advertiser/../billing/'],
    ['an encoded dot segment', '/advertiser/%2e%2E/billing/'],
    ['an encoded page', '/advertiser/549755885175/%62illing/'],
    ['an encoded digit', '/advertiser/%35/billing/'],
    ['lower-case percent-encoding', '/advertiser/a%2fb/billing/'],
    ['broken percent-encoding', '/advertiser/%E0%A4%A/billing/'],
    ['a space', '/advertiser/54 97/billing/'],
    ['a NUL', '/advertiser/5%00/billing/'],
    ['the quick-promote page of the www site', '/advertiser/quick-promote/'],
    ['its other spelling', '/advertiser/quick_promote/'],
    ['an objective that does not exist', '/reporting/campaigns/?objective_type=awareness'],
    ['an objective twice', '/reporting/campaigns/?objective_type=TRAFFIC&objective_type=TRAFFIC'],
    ['an objective on another report', '/reporting/ads/?objective_type=TRAFFIC'],
    ['an empty date', '/campaign-insights/7/?start_date='],
    ['a date that does not exist', '/campaign-insights/7/?start_date=2026-02-30'],
    ['dates in another order', '/campaign-insights/7/?end_date=2026-03-31&start_date=2026-03-01'],
    ['a page that only exists on objects', '/constructor/'],
  ])('are not read: %s', (_, url) => expect(parse(url)).toBeNull())
})
