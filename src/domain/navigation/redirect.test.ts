import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../policy/policy.ts'
import { acceptTarget, profilePath, readNext, resolveRedirect, type RedirectRequest } from './redirect.ts'

const origin = 'https://own.example'
const paths = { ...defaultPolicy.paths, afterLogin: '/home/', afterSocialLogin: '/social/' }

const after = (next: unknown, rest: Partial<RedirectRequest> = {}) =>
  resolveRedirect({ next, href: `${origin}/login/`, origin, kind: 'login', paths, ...rest })

const originOf = (target: string) => new URL(target, origin).origin

describe('§2 Post-login redirect: rejected targets', () => {
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
  ])('A3 sends a next with another scheme to the default: %j', (next) => {
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
  ])('A4 sends a next that only resembles our origin to the default: %s', (next) => {
    expect(after(next)).toBe('/home/')
  })

  it.each(['http:evil.com', 'https:evil.com', 'https:/evil.com', 'http:/evil.com', 'HTTPS:evil.com'])(
    'A5 sends a scheme without two slashes to the default: %s',
    (next) => expect(after(next)).toBe('/home/'),
  )

  it('A6 decodes next only once', () => {
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
  ])('A7 strips control characters and whitespace before checking: %j', (next) =>
    expect(after(next)).toBe('/home/'),
  )

  it('A7 keeps a path surrounded by whitespace', () => {
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

  it.each([
    '//own.example/ok',
    '///own.example/ok',
    '/\\own.example/ok',
    '/\t/own.example/ok',
    '//trusted.example/ok',
    '//own.example//evil.com',
  ])('A8 refuses a host without a scheme, even our own: %j', (next) => {
    expect(acceptTarget(next, origin, ['https://trusted.example'])).toBeNull()
  })

  it('A8 an accepted target never begins like a host, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'own.example',
      origin,
      '%2f',
      '\t',
      '?',
      '#',
      ';',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        expect(acceptTarget(pieces.join(''), origin) ?? '/').toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('§2 profilePath', () => {
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

it('rejects every target if our own origin is opaque', () => {
  expect(acceptTarget('/ok', 'null')).toBeNull()
})
