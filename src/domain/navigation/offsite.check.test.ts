import { describe, expect, it } from 'vitest'
import { judgeOffsite, offsitePayload, type OffsiteLink } from './offsite.ts'

const page = 'https://own.example/offsite/'

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

describe('§7 the payload of GET /v3/offsite/', () => {
  it('includes the pin, check_only and the given fields', () => {
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

  it('sends a third-party ad in place of the pin', () => {
    expect(offsitePayload({ ...plain, pin: '42', isThirdPartyAd: true })).toEqual({
      third_party_ad: '42',
      check_only: true,
      url: plain.url,
    })
  })

  it('omits missing fields', () =>
    expect(offsitePayload(plain)).toEqual({ check_only: true, url: plain.url }))
})

describe('A16 interpreting the response', () => {
  const judge = (
    redirect_status: string | null,
    url: string | null = 'https://b.example/',
    safe: readonly string[] = [],
  ) => judgeOffsite({ redirect_status, url }, plain, safe)

  it('treats no status as safe, and leads to the URL in the response', () => {
    expect(judge(null)).toEqual({ kind: 'safe', href: 'https://b.example/' })
  })

  it("treats the policy's safe statuses the same way", () => {
    expect(judge('ok', undefined, ['ok'])).toEqual({ kind: 'safe', href: 'https://b.example/' })
  })

  it.each(['suspicious', 'porn'] as const)('%s is a warning about the URL in the response', (status) => {
    expect(judge(status)).toEqual({ kind: status, href: 'https://b.example/' })
    expect(judge(status, null)).toEqual({ kind: status, href: plain.url })
  })

  it('blocked leads nowhere', () => expect(judge('blocked')).toEqual({ kind: 'blocked', href: null }))

  it.each(['ok', 'safe', 'BLOCKED', 'Suspicious', 'porn ', '', 'blocked,porn', '__proto__', 'constructor'])(
    'treats the unknown status %j like blocked',
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
  ])('blocks an unsafe URL, regardless of the status (%$)', (url) => {
    for (const status of [null, 'suspicious', 'porn', 'blocked', 'ok'])
      expect(judge(status, url, ['ok'])).toEqual({ kind: 'blocked', href: null })
  })
})
