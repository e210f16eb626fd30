import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { readCreatePinRoute } from './route.ts'
import { anyText } from '../text/testing/anyText.ts'
import { hostileAddresses, normalizedAddresses, refusedAddresses } from './testing/hostileAddresses.ts'

const searchOf = (params: Readonly<Record<string, string>>) => `?${new URLSearchParams(params).toString()}`
const read = (search: string) => readCreatePinRoute('/pin/create/bookmarklet/', search, policy)
const shortened = (address: string) => [address.slice(0, 60), address] as const

/** Whether an address is null or a normalized http(s) URL without credentials. */
function isSafe(address: string | null | undefined) {
  if (address === null) return true
  const { protocol, username, password, href } = new URL(address ?? '')
  const isPlain = /^https?:$/.test(protocol) && username === '' && password === ''
  return isPlain && href === address && href.length <= policy.addressLimit
}

describe('A20 K1 The addresses of the page and its image', () => {
  it('are tested with at least 200 hostile values', () => {
    expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length)
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(200)
  })

  it.each(refusedAddresses.map(shortened))('K1 refuses %j', (_, address) => {
    expect(read(searchOf({ url: address, media: address }))).toMatchObject({ url: null, media: null })
  })

  it.each(normalizedAddresses)('K1 normalizes %j to %s', (address, url) => {
    expect(read(searchOf({ url: address, media: address }))).toMatchObject({ url, media: url })
  })

  const pieces = fc.oneof(
    fc.constantFrom(
      'http',
      'https',
      ':',
      '/',
      '//',
      '\\',
      '@',
      '%',
      '.',
      '\t',
      '\n',
      '\0',
      '?',
      '#',
      'a.example',
    ),
    fc.constantFrom('javascript', 'data', 'blob', 'file', '\uD800', '\u202E', '：', '%00', '&', '='),
    anyText(5),
  )
  const texts = fc.oneof(
    anyText(30),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`),
  )

  it('K1 are null or plain http(s) URLs for any value', () => {
    fc.assert(
      fc.property(texts, texts, (url, media) => {
        const route = read(searchOf({ url, media }))
        expect(isSafe(route?.url)).toBe(true)
        expect(isSafe(route?.media)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('A20 are null or plain http(s) URLs for any query, which is never too hostile to read', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const route = read(`?url=${text}&media=${text}`)
        expect(isSafe(route?.url)).toBe(true)
        expect(isSafe(route?.media)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('keep almost every ordinary URL, so the tests above are not vacuous', () => {
    const urls = fc.sample(fc.webUrl({ withQueryParameters: true }), 200)
    const kept = urls.filter((url) => read(searchOf({ url }))?.url === new URL(url).href)
    expect(kept).toHaveLength(200)
  })
})
