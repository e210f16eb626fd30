import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { pinCreateBeacon, type PinCreateBeacon } from './pinCreateBeacon.ts'
import { anyText } from '../text/testing/anyText.ts'

const beacon = (own: Partial<PinCreateBeacon> = {}) =>
  pinCreateBeacon({
    host: 'https://log.example/beacon/',
    event: 'pin_create_success',
    pinId: '123',
    guid: 'g1',
    method: 'bookmarklet',
    search: '?guid=g1',
    policy,
    ...own,
  })
const paramsOf = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams)
const loggedOf = (search: string) => paramsOf(beacon({ search }))['query']

describe('§7 Logging: client, event, pin_id, path and query', () => {
  it('logs a success', () => {
    expect(beacon()).toBe(
      'https://log.example/beacon/?client=web&event=pin_create_success&pin_id=123&path=bookmarklet&query=guid%3Dg1',
    )
  })

  it('K14 logs a failure without a pin, with and without a guid', () => {
    const failed = { event: 'pin_create_fail', search: '' } as const
    const params = { client: 'web', event: 'pin_create_fail', pin_id: '', path: 'bookmarklet', query: '' }
    expect(paramsOf(beacon({ ...failed, guid: null }))).toEqual(params)
    expect(paramsOf(beacon(failed))).toEqual(params)
  })

  it.each([null, ''])('K14 logs no success with guid %j', (guid) => expect(beacon({ guid })).toBeNull())

  it.each([
    null,
    '',
    '/beacon/',
    '//log.example/',
    'log.example',
    'javascript:alert(1)',
    'data:text/plain,',
    'https://user:secret@log.example/',
    'https://%/',
  ])('K14 sends nothing to %j', (host) => expect(beacon({ host })).toBeNull())

  it('keeps the query of the log host, and drops its hash', () => {
    expect(beacon({ host: 'https://log.example?v=1#x' })).toMatch(
      /^https:\/\/log\.example\/\?v=1&client=web&/,
    )
    expect(beacon({ host: 'https://log.example?v=1#x' })).not.toContain('#')
  })

  it('encodes every value', () => {
    const url = beacon({ method: 'a&b=c#d \uD800', pinId: '1&2' })
    expect(paramsOf(url)).toMatchObject({ path: 'a&b=c#d \uFFFD', pin_id: '1&2' })
    expect(paramsOf(beacon({ method: null }))).toMatchObject({ path: '' })
  })
})

describe('C1 Nothing secret or personal is logged', () => {
  it.each([
    ['?url=https%3A%2F%2Fshop.example%2Flamp%3Ftoken%3Dsecret%23me', 'url=https%3A%2F%2Fshop.example%2Flamp'],
    ['?media=https%3A%2F%2Fcdn.example%2Fa.jpg%3Fsignature%3Dx', 'media=https%3A%2F%2Fcdn.example%2Fa.jpg'],
    ['?url=https://wren:secret@shop.example/', ''],
    ['?url=javascript:secret', ''],
    ['?description=For+my+doctor&guid=g1', 'guid=g1'],
    ['?logged_in=true&guid=g1', 'guid=g1'],
    ['?token=secret&email=wren@shop.example&color=%23112233', 'color=%23112233'],
    ['?action=repin&guid=a&guid=b', 'action=repin&guid=a'],
    ['', ''],
  ])('C1 %s is logged as %j', (search, query) => expect(loggedOf(search)).toBe(query))
})

describe('A beacon has at most 2,000 characters', () => {
  const search = (length: number) => `?guid=g1&url=https://shop.example/${'a'.repeat(length)}`

  it('shortens the addresses first, and drops the query if that is not enough', () => {
    expect(loggedOf(search(100))).toContain('aaa')
    expect(loggedOf(search(3_000))).toBe('guid=g1&url=https%3A%2F%2Fshop.example')
    expect(loggedOf(`${search(10)}&color=${'b'.repeat(3_000)}`)).toBe('')
  })

  it('is not sent if it is too long without a query', () => {
    expect(beacon({ host: `https://log.example/${'a'.repeat(2_000)}` })).toBeNull()
  })

  it('K14 never throws, and reaches no other host, for any values', () => {
    const text = anyText(500)
    fc.assert(
      fc.property(text, text, text, (method, pinId, query) => {
        const url = beacon({ method, pinId, search: query })
        expect(url === null || new URL(url).origin).toBe(url === null || 'https://log.example')
        expect(url?.length ?? 0).toBeLessThanOrEqual(2_000)
      }),
    )
  })
})
