import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../policy/policy.ts'
import { readNext, resolveRedirect, type RedirectRequest } from './redirect.ts'

const origin = 'https://own.example'
const trusted = 'https://trusted.example'
const paths = { ...defaultPolicy.paths, afterLogin: '/home/', afterSocialLogin: '/social/' }

const after = (next: unknown, rest: Partial<RedirectRequest> = {}) =>
  resolveRedirect({ next, href: `${origin}/login/`, origin, kind: 'login', paths, ...rest })

const originOf = (target: string) => new URL(target, origin).origin

describe('§2 Post-login redirect: accepted targets', () => {
  it.each(['/ok?x=http://evil.com#h', '/', '/a b?q=ä&r=%zz#', '/pin/1/?a=1&a=2&&b', '/@evil.com', '/a:b'])(
    'A9 keeps a path unchanged: %s',
    (next) => expect(after(next)).toBe(next),
  )

  it('A9 reduces an absolute URL on our origin to its path, query and hash', () => {
    expect(after(`${origin}/ok?x=http://evil.com#h`)).toBe('/ok?x=http://evil.com#h')
    expect(after('HTTPS://OWN.example/ok')).toBe('/ok')
  })

  it('accepts absolute URLs on a trusted origin, but not with another scheme or port', () => {
    expect(after(`${trusted}/in?a=1`, { trustedOrigins: [trusted] })).toBe(`${trusted}/in?a=1`)
    expect(after('http://trusted.example/', { trustedOrigins: [trusted] })).toBe('/home/')
    expect(after('https://trusted.example:8443/', { trustedOrigins: [trusted] })).toBe('/home/')
  })

  it('A10 uses the first string in next, or the default, for any type', () => {
    expect(readNext(`${origin}/login?next=/a&next=/b`)).toBe('/a')
    expect(readNext(`${origin}/login?next[]=/a`)).toBeNull()
    expect(after(undefined, { href: `${origin}/login?next=` })).toBe('/home/')
    expect(after(['/a', '/b'])).toBe('/a')
    expect(after([{ toString: () => '/a' }])).toBe('/home/')
    for (const next of [{}, { toString: () => '/a' }, null, 7, true, [], Symbol('a'), () => '/a'])
      expect(after(next)).toBe('/home/')
    expect(readNext('not a URL')).toBeNull()
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
    '/login//',
    '/login;x',
    '/login;x=1/',
    '/login/;x',
    '/%6cogin/',
    '/%4COGIN',
    '/login%2F',
    '/login/?a=1#b',
    '/signup//',
    '/business//create/',
    '/%61dd-account/x',
    '/add-account;x',
  ])('A11 never loops back to a log-in or sign-up page: %s', (next) =>
    expect(after(next, { paths: defaultPolicy.paths })).toBe('/'),
  )

  it.each(['/logins/', '/login/help/', '/pin/login/', '/loginx;y', '/a;/login', '/%', '/%E0%A4%A'])(
    'A11 keeps another page: %s',
    (next) => expect(after(next, { paths: defaultPolicy.paths })).toBe(next),
  )

  it('A12 neither throws nor leaves our origin on very long or malformed text', () => {
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

  it('A1-A12 always ends on our own or a trusted origin', () => {
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
