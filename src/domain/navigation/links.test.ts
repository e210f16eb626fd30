import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordResetHref, safeHref, ssoSignupTarget, takeAec, takeParams } from './links.ts'

describe('links from users and servers', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' \tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'https://[',
    '',
    ' ',
    null,
    undefined,
    {},
    7,
  ])('A17 returns no href for %j', (url) => expect(safeHref(url)).toBeNull())

  it.each(['https://a.example/?q=1#h', 'http://a.example', '/pin/1/', 'pin/1', '?a', '#h', '//a.example/x'])(
    'A17 keeps %s',
    (url) => {
      expect(safeHref(url)).toBe(url)
    },
  )
})

describe('§2 query parameter aec is read and then removed', () => {
  it.each([
    ['https://o.example/p?aec=3', '3', 'https://o.example/p'],
    ['https://o.example/p?b=%20+&aec=3&a=1&&c#h?aec=9#x', '3', 'https://o.example/p?b=%20+&a=1&&c#h?aec=9#x'],
    ['https://o.example/p?aec=3&aec=4&z', '3', 'https://o.example/p?z'],
    ['https://o.example/p?a%65c=3', '3', 'https://o.example/p'],
    ['https://o.example/p?aec', '', 'https://o.example/p'],
    ['/p?x=%E0%A4%A&aec=%zz#', '%zz', '/p?x=%E0%A4%A#'],
  ])('A19 removes it from %s', (href, aec, rest) => {
    expect(takeAec(href)).toEqual({ aec, href: rest })
  })

  it.each([
    'https://o.example/p',
    'https://o.example/p?',
    'https://o.example/p?b=1&&a=%7e#aec=1',
    '/p??aec=1',
    '/p?aecs=1',
    '',
  ])('A19 leaves %s unchanged', (href) => expect(takeAec(href)).toEqual({ aec: null, href }))

  it('A19 removes it: a second read finds nothing', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (href, value) => {
          const [address = '', ...hash] = href.split('#')
          const aec = `aec=${encodeURIComponent(value.toWellFormed())}`
          const fragment = hash.length ? `#${hash.join('#')}` : ''
          const withAec = `${address}${address.includes('?') ? '&' : '?'}${aec}${fragment}`
          const first = takeAec(withAec)
          expect(first.aec).toBe(value.toWellFormed())
          expect(takeAec(first.href)).toEqual({ aec: null, href: first.href })
        },
      ),
    )
  })

  it('C2 removes code, state and token from a callback URL', () => {
    const { taken, href } = takeParams('https://o.example/connect/?a=1&code=c&state=s&token=t#h', [
      'code',
      'state',
      'token',
    ])
    expect(taken).toEqual({ code: 'c', state: 's', token: 't' })
    expect(href).toBe('https://o.example/connect/?a=1#h')
  })
})

describe('§2 the forgot-password link', () => {
  const path = '/password/reset/'

  it('C3 includes the typed email as ue, encoded', () => {
    expect(passwordResetHref({ path, email: 'a+b@x.com' })).toBe('/password/reset/?ue=a%2Bb%40x.com')
    expect(passwordResetHref({ path, email: 'a&b#c@x.com' })).toBe('/password/reset/?ue=a%26b%23c%40x.com')
    expect(passwordResetHref({ path: '/reset?a=1', email: 'a@x.com' })).toBe('/reset?a=1&ue=a%40x.com')
    expect(passwordResetHref({ path, email: 'a\ud800@x.com' })).toBe('/password/reset/?ue=a%EF%BF%BD%40x.com')
  })

  it('C3 omits ue for an empty email', () => {
    for (const email of ['', '  ', undefined]) expect(passwordResetHref({ path, email })).toBe(path)
  })

  it('includes lookup=true from a banner', () => {
    expect(passwordResetHref({ path, lookup: true })).toBe('/password/reset/?lookup=true')
    expect(passwordResetHref({ path, email: 'a@x.com', lookup: true })).toBe(
      '/password/reset/?ue=a%40x.com&lookup=true',
    )
  })
})

it('§2 an SSO email without an account signs up in the app on the main origin, and by a full redirect elsewhere', () => {
  const request = { email: 'a+b@x.com', origin: 'https://o.example', path: '/signup/sso-business-account' }
  const href = '/signup/sso-business-account?email=a%2Bb%40x.com'
  expect(ssoSignupTarget({ ...request, mainOrigin: null })).toEqual({ kind: 'inApp', href })
  expect(ssoSignupTarget({ ...request, mainOrigin: 'https://o.example' })).toEqual({ kind: 'inApp', href })
  expect(ssoSignupTarget({ ...request, mainOrigin: 'https://m.example' })).toEqual({
    kind: 'full',
    href: `https://m.example${href}`,
  })
})
