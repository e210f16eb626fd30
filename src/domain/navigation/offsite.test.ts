import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostOf, readOffsiteLink, type OffsiteLink } from './offsite.ts'

const page = 'https://own.example/offsite/'
const at = (query: Record<string, string>) => readOffsiteLink(`${page}?${new URLSearchParams(query)}`)

const plain: OffsiteLink = {
  url: 'https://a.example/x',
  page,
  pin: null,
  isThirdPartyAd: false,
  csr: false,
  clientTrackingParams: null,
  auxData: null,
}

const long = 'a'.repeat(100_000)

describe('§2 Outbound link check page', () => {
  it('reads every field of the query', () => {
    const query = {
      token: 't',
      url: 'https://a.example/x?y=1#z',
      pin: '42',
      isThirdPartyAd: 'true',
      csr: '1',
      client_tracking_params: 'CwAB',
      aux_data: '{"a":1}',
    }
    expect(at(query)).toEqual({
      url: 'https://a.example/x?y=1#z',
      page,
      pin: '42',
      isThirdPartyAd: true,
      csr: true,
      clientTrackingParams: 'CwAB',
      auxData: '{"a":1}',
    })
  })

  it('requires only the link', () => expect(at({ url: 'https://a.example/x' })).toEqual(plain))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//a.example',
    '/pin/1/',
    'a.example',
    'https://',
    'https://[',
    '',
    '   ',
    '\ud800',
  ])('A16, A17 %j is not a link', (url) => expect(at({ url })).toBeNull())

  it.each([
    page,
    'https://own.example/offsite?url=https://a.example',
    'https://OWN.example/OFFSITE//#x',
    'https://own.example//offsite/',
    'https://own.example/offsite;x',
    'https://own.example/%6fffsite/',
  ])('A11 %s would loop', (url) => expect(at({ url })).toBeNull())

  it.each([
    'https://own.example//offsite/',
    'https://own.example/offsite//',
    'https://own.example/%6Fffsite',
  ])('A11 recognizes the check page opened at %s', (here) =>
    expect(readOffsiteLink(`${here}?${new URLSearchParams({ url: page }).toString()}`)).toBeNull(),
  )

  it('accepts other pages on our own origin', () =>
    expect(at({ url: 'https://own.example/pin/1/' })?.url).toBe('https://own.example/pin/1/'))

  it('checks the URL that is navigated to, as a browser parses it', () => {
    expect(at({ url: ' https:\\\\evil.example\\a b ' })?.url).toBe('https://evil.example/a%20b')
    expect(at({ url: 'HTTPS:evil.example' })?.url).toBe('https://evil.example/')
    expect(at({ url: 'https://pаypal.example/' })?.url).toBe('https://xn--pypal-4ve.example/')
  })

  it('A10 uses the first of two links and ignores url[]=', () => {
    expect(readOffsiteLink(`${page}?url=https://a.example/&url=https://b.example/`)?.url).toBe(
      'https://a.example/',
    )
    expect(readOffsiteLink(`${page}?url=&url=https://b.example/`)).toBeNull()
    expect(readOffsiteLink(`${page}?url[]=https://a.example/`)).toBeNull()
  })

  it('A6 decodes only once', () => {
    expect(readOffsiteLink(`${page}?url=https%253A%252F%252Fa.example`)).toBeNull()
    expect(readOffsiteLink(`${page}?url=https%3A%2F%2Fa.example%2F%252F`)?.url).toBe('https://a.example/%2F')
  })

  it.each(['{', 'undefined', '7', '"text"', 'null', 'true', "{'a':1}", '{"a":1}x'])(
    'drops aux_data that is not the JSON of an object: %j',
    (aux_data) => {
      expect(at({ url: plain.url, aux_data })).toEqual(plain)
    },
  )

  it('A12 handles 100,000 characters in any field: rejects the link, drops other fields', () => {
    expect(at({ url: `https://a.example/${long}` })).toBeNull()
    expect(
      at({
        url: plain.url,
        pin: long,
        client_tracking_params: long,
        aux_data: `{"a":"${long}"}`,
        isThirdPartyAd: long,
        csr: long,
      }),
    ).toEqual(plain)
    expect(readOffsiteLink(`${page}?${'&'.repeat(100_000)}url=https://a.example/x`)).toEqual(plain)
  })

  it.each(['', 'no address', `${page}?url=%E0%A4%A`, `${page}?url=%`, `${page}#url=https://a.example`])(
    'A12 %j is not a link',
    (href) => {
      expect(readOffsiteLink(href)).toBeNull()
    },
  )

  it.each(['false', '0', 'yes', 'TRUE', ''])('isThirdPartyAd=%s is false', (isThirdPartyAd) => {
    expect(at({ url: plain.url, isThirdPartyAd })).toEqual(plain)
  })

  it('never throws, and returns only absolute http(s) URLs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (url) => {
        const link = at({ url: url.toWellFormed() })
        expect(link === null || /^https?:\/\/[^/]/.test(link.url)).toBe(true)
      }),
    )
  })
})

it('hostOf ignores what precedes an @', () => {
  expect(hostOf('https://bank.example@evil.example:8080/x')).toBe('evil.example:8080')
  expect([hostOf(null), hostOf('nothing')]).toEqual([null, null])
})
