import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostOf, judgeOffsite, offsitePayload, readOffsiteLink, type OffsiteLink } from './offsite.ts'

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

  it('needs the link alone', () => expect(at({ url: 'https://a.example/x' })).toEqual(plain))

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
  ])('A16, A17 %j is no link', (url) => expect(at({ url })).toBeNull())

  it.each([page, 'https://own.example/offsite?url=https://a.example', 'https://OWN.example/OFFSITE//#x'])(
    'A11 %s would go round in a circle',
    (url) => expect(at({ url })).toBeNull(),
  )

  it('another page of our own is a link like any other', () =>
    expect(at({ url: 'https://own.example/pin/1/' })?.url).toBe('https://own.example/pin/1/'))

  it('what is checked is what is gone to: the address as a browser reads it', () => {
    expect(at({ url: ' https:\\\\evil.example\\a b ' })?.url).toBe('https://evil.example/a%20b')
    expect(at({ url: 'HTTPS:evil.example' })?.url).toBe('https://evil.example/')
    expect(at({ url: 'https://pаypal.example/' })?.url).toBe('https://xn--pypal-4ve.example/')
  })

  it('A10 of two links the first counts; url[]= is none', () => {
    expect(readOffsiteLink(`${page}?url=https://a.example/&url=https://b.example/`)?.url).toBe(
      'https://a.example/',
    )
    expect(readOffsiteLink(`${page}?url=&url=https://b.example/`)).toBeNull()
    expect(readOffsiteLink(`${page}?url[]=https://a.example/`)).toBeNull()
  })

  it('A6 decodes once only', () => {
    expect(readOffsiteLink(`${page}?url=https%253A%252F%252Fa.example`)).toBeNull()
    expect(readOffsiteLink(`${page}?url=https%3A%2F%2Fa.example%2F%252F`)?.url).toBe('https://a.example/%2F')
  })

  it.each(['{', 'undefined', '7', '"text"', 'null', 'true', "{'a':1}", '{"a":1}x'])(
    'aux_data %j is no JSON of an object: left out',
    (aux_data) => {
      expect(at({ url: plain.url, aux_data })).toEqual(plain)
    },
  )

  it('A12 100,000 characters in any field do no harm: the link is none, other fields are left out', () => {
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
    'A12 %j is no link',
    (href) => {
      expect(readOffsiteLink(href)).toBeNull()
    },
  )

  it.each(['false', '0', 'yes', 'TRUE', ''])('isThirdPartyAd=%s is not one', (isThirdPartyAd) => {
    expect(at({ url: plain.url, isThirdPartyAd })).toEqual(plain)
  })

  it('never throws, and gives nothing but whole http(s) addresses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (url) => {
        const link = at({ url: url.toWellFormed() })
        expect(link === null || /^https?:\/\/[^/]/.test(link.url)).toBe(true)
      }),
    )
  })
})

describe('§7 what GET /v3/offsite/ carries', () => {
  it('the pin, check_only, and what the address gave', () => {
    expect(offsitePayload({ ...plain, pin: '42', clientTrackingParams: 'CwAB', auxData: '{"a":1}' })).toEqual(
      {
        pin_id: '42',
        check_only: true,
        client_tracking_params: 'CwAB',
        url: plain.url,
        aux_data: '{"a":1}',
      },
    )
  })

  it('a third party’s ad in place of the pin', () => {
    expect(offsitePayload({ ...plain, pin: '42', isThirdPartyAd: true })).toEqual({
      third_party_ad: '42',
      check_only: true,
      url: plain.url,
    })
  })

  it('nothing that the address did not give', () =>
    expect(offsitePayload(plain)).toEqual({ check_only: true, url: plain.url }))
})

describe('A16 what the answer means', () => {
  const judge = (
    redirect_status: string | null,
    url: string | null = 'https://b.example/',
    safe: readonly string[] = [],
  ) => judgeOffsite({ redirect_status, url }, plain, safe)

  it('no status is safe, and leads where the answer says', () => {
    expect(judge(null)).toEqual({ kind: 'safe', href: 'https://b.example/' })
  })

  it('so does a word that the app says means safe', () => {
    expect(judge('ok', undefined, ['ok'])).toEqual({ kind: 'safe', href: 'https://b.example/' })
  })

  it.each(['suspicious', 'porn'] as const)('%s is a warning about where it leads', (status) => {
    expect(judge(status)).toEqual({ kind: status, href: 'https://b.example/' })
    expect(judge(status, null)).toEqual({ kind: status, href: plain.url })
  })

  it('blocked leads nowhere', () => expect(judge('blocked')).toEqual({ kind: 'blocked', href: null }))

  it.each(['ok', 'safe', 'BLOCKED', 'Suspicious', 'porn ', '', 'blocked,porn', '__proto__', 'constructor'])(
    'the unknown status %j is as bad as blocked',
    (status) => {
      expect(judge(status)).toEqual({ kind: 'unknownStatus', href: null })
    },
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/pin/1/',
    '',
    page,
    `https://a.example/${long}`,
  ])('an address that must not be gone to is blocked, whatever the status (%$)', (url) => {
    for (const status of [null, 'suspicious', 'porn', 'blocked', 'ok'])
      expect(judge(status, url, ['ok'])).toEqual({ kind: 'blocked', href: null })
  })
})

it('the host is what a person should read', () => {
  expect(hostOf('https://bank.example@evil.example:8080/x')).toBe('evil.example:8080')
  expect([hostOf(null), hostOf('nothing')]).toEqual([null, null])
})
