import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../policy/policy.ts'
import { acceptTarget, profilePath, readNext, resolveRedirect, type RedirectRequest } from './redirect.ts'

const origin = 'https://own.example'
const trusted = 'https://trusted.example'
const paths = { ...defaultPolicy.paths, afterLogin: '/home/', afterSocialLogin: '/social/' }

const after = (next: unknown, rest: Partial<RedirectRequest> = {}) =>
  resolveRedirect({ next, href: `${origin}/login/`, origin, kind: 'login', paths, ...rest })

const originOf = (target: string) => new URL(target, origin).origin

describe('§2 Post-login redirect: what is refused', () => {
  it.each(['//evil.com', '///evil.com', '////evil.com'])(
    'A1 sends a protocol-relative next to the default: %s',
    (next) => {
      expect(after(next)).toBe('/home/')
    },
  )

  it.each(['/\\evil.com', '\\\\evil.com', '\\/evil.com', '/\\/\\evil.com', '\\evil.com'])(
    'A2 sends a next with backslashes to the default: %s',
    (next) => expect(after(next)).toBe('/home/'),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://own.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://own.example/1',
    'file:///etc/passwd',
    'ftp://own.example/',
  ])('A3 sends a next of any other scheme to the default: %j', (next) => {
    expect(after(next)).toBe('/home/')
  })

  it.each([
    'https://own.example@evil.com',
    'https://own.example.evil.com',
    'https://own.example%2eevil.com',
    'https://own%2eexample.evil.com',
    'https://evil.com/own.example',
    'https://evil.com?own.example',
    'https://evil.com#own.example',
    'http://own.example/',
    'https://own.example:444/',
    'https://evil.com\\@own.example',
  ])('A4 sends a next that only looks like ours to the default: %s', (next) => {
    expect(after(next)).toBe('/home/')
  })

  it.each(['http:evil.com', 'https:evil.com', 'https:/evil.com', 'http:/evil.com', 'HTTPS:evil.com'])(
    'A5 sends a scheme without two slashes to the default: %s',
    (next) => expect(after(next)).toBe('/home/'),
  )

  it('A6 decodes next once only', () => {
    expect(readNext(`${origin}/login/?next=%2F%2Fevil.com`)).toBe('//evil.com')
    expect(readNext(`${origin}/login/?next=%252F%252Fevil.com`)).toBe('%2F%2Fevil.com')
    expect(after('%2F%2Fevil.com')).toBe('/home/')
    expect(after('%252F%252Fevil.com')).toBe('/home/')
    expect(after(undefined, { href: `${origin}/login/?next=%2F%2Fevil.com` })).toBe('/home/')
    expect(after('/%2F%2Fevil.com')).toBe('/%2F%2Fevil.com')
  })

  it.each([
    '\u0008//evil.com',
    '\t//evil.com',
    '/\t/evil.com',
    '\u00a0//evil.com',
    '\ufeff//evil.com',
    ' \u0008 //evil.com',
    '\n',
    ' ',
    '/\n/evil.com',
  ])('A7 strips controls and blanks before it looks: %j', (next) => expect(after(next)).toBe('/home/'))

  it('A7 keeps an own path inside blanks', () => {
    expect(after('\u0008\t /ok \u00a0\ufeff')).toBe('/ok')
  })

  it.each([
    '/a/..//evil.com',
    '..//evil.com',
    '/.//evil.com',
    '/./\\evil.com',
    'https://own.example//evil.com',
    '/%2e%2e//evil.com',
  ])('A8 sends a path that could become protocol-relative to the default: %s', (next) => {
    expect(after(next)).toBe('/home/')
    expect(originOf(after(next))).toBe(origin)
  })
})

describe('§2 Post-login redirect: what is kept', () => {
  it.each(['/ok?x=http://evil.com#h', '/', '/a b?q=ä&r=%zz#', '/pin/1/?a=1&a=2&&b', '/@evil.com', '/a:b'])(
    'A9 keeps an own path byte for byte: %s',
    (next) => expect(after(next)).toBe(next),
  )

  it('A9 makes an own whole address its path, query and hash', () => {
    expect(after(`${origin}/ok?x=http://evil.com#h`)).toBe('/ok?x=http://evil.com#h')
    expect(after('HTTPS://OWN.example/ok')).toBe('/ok')
  })

  it('goes to a trusted origin by its whole address, and to no other scheme or port of it', () => {
    expect(after(`${trusted}/in?a=1`, { trustedOrigins: [trusted] })).toBe(`${trusted}/in?a=1`)
    expect(after('http://trusted.example/', { trustedOrigins: [trusted] })).toBe('/home/')
    expect(after('https://trusted.example:8443/', { trustedOrigins: [trusted] })).toBe('/home/')
  })

  it('A10 takes the first text, or the default, from whatever next is', () => {
    expect(readNext(`${origin}/login?next=/a&next=/b`)).toBe('/a')
    expect(readNext(`${origin}/login?next[]=/a`)).toBeNull()
    expect(after(undefined, { href: `${origin}/login?next=` })).toBe('/home/')
    expect(after(['/a', '/b'])).toBe('/a')
    expect(after([{ toString: () => '/a' }])).toBe('/home/')
    for (const next of [{}, { toString: () => '/a' }, null, 7, true, [], Symbol('a'), () => '/a'])
      expect(after(next)).toBe('/home/')
    expect(readNext('not an address')).toBeNull()
  })

  it.each([
    '/login',
    '/login/',
    '/LOGIN/',
    '/signup',
    '/signup/?next=/login/',
    '/add-account',
    '/add-account/x',
    '/a/../login',
    `${origin}/login/`,
  ])('A11 never goes round to a page for getting in: %s', (next) =>
    expect(after(next, { paths: defaultPolicy.paths })).toBe('/'),
  )

  it('A12 neither throws nor leaves on very long or malformed text', () => {
    const long = `/${'a'.repeat(100_000)}`
    expect(after(long)).toBe(long)
    for (const next of [
      '/\ud800',
      '/%',
      '/%E0%A4%A',
      '\ud800',
      `${' '.repeat(100_000)}x`,
      `/${'/'.repeat(100_000)}`,
      'https://[',
      'https://%',
    ])
      expect(originOf(after(next))).toBe(origin)
    expect(readNext(`${origin}/login?next=%E0%A4%A`)).toContain('\ufffd')
  })

  it('A1-A12 ends on an own or a trusted origin whatever next is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        'https:',
        'http:',
        'javascript:',
        'evil.com',
        'own.example',
        '@',
        ':',
        '?',
        '#',
        '.',
        '..',
        '%2F',
        '%5C',
        '\t',
        '\n',
        '\u00a0',
        ' ',
        'https://own.example',
        trusted,
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(hostile, fc.webPath(), (next, path) => {
        const target = after(next, { trustedOrigins: [trusted], href: `${origin}${path}` })
        expect([origin, trusted]).toContain(originOf(target))
        expect(new URL(target, `${origin}/deep/page`).pathname).not.toMatch(/^\/\//)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('§2 Post-login redirect: without a next', () => {
  const from = (href: string, rest: Partial<RedirectRequest> = {}) =>
    after(undefined, { href: origin + href, ...rest })

  it('keeps the current path and query', () => {
    expect(from('/pin/1/?a=1#h')).toBe('/pin/1/?a=1')
    expect(from('/pin/1/?a=1', { kind: 'social' })).toBe('/pin/1/?a=1')
    expect(from('/pin/1/?next=/ok')).toBe('/ok')
  })

  it('goes to the default of its kind from the log-in and sign-up pages and from /add-account', () => {
    for (const page of [
      '/login/',
      '/login?a=1',
      '/signup/',
      '/add-account',
      '/add-accounts',
      '/business/create/',
    ])
      expect(from(page)).toBe('/home/')
    expect(from('/login/', { kind: 'social' })).toBe('/social/')
  })

  it('A8 does not take a current address that could become protocol-relative', () => {
    expect(from('//evil.com')).toBe('/home/')
  })

  it('goes to the profile after an account switch, whatever next says', () => {
    expect(after('/ok', { kind: 'switchAccount', username: 'ada' })).toBe('/ada')
    expect(after('/ok', { kind: 'switchAccount' })).toBe('/')
  })

  it('goes to / after a sign-up without a target', () => {
    for (const next of [undefined, '', '/', '//evil.com'])
      expect(from('/pin/1/', { kind: 'signup', next })).toBe('/')
    expect(from('/pin/1/', { kind: 'signup', next: '/ok' })).toBe('/ok')
  })
})

describe('§2 the profile address', () => {
  it('A15 stays a single path segment', () => {
    expect(profilePath('a b?#')).toBe('/a%20b%3F%23')
    expect(profilePath('../')).toBe('/..%2F')
    expect(profilePath('//evil')).toBe('/%2F%2Fevil')
    for (const name of ['.', '..', '', null, undefined]) expect(profilePath(name)).toBe('/')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const url = new URL(profilePath(name), `${origin}/deep/page`)
        expect(url.origin + url.search + url.hash).toBe(origin)
        expect(url.pathname.split('/')).toHaveLength(2)
      }),
    )
  })
})

it('refuses every target when the own origin is opaque', () => {
  expect(acceptTarget('/ok', 'null')).toBeNull()
})
