import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../policy/policy.ts'
import { resolveRedirect, type RedirectRequest } from './redirect.ts'

const origin = 'https://own.example'
const paths = { ...defaultPolicy.paths, afterLogin: '/home/', afterSocialLogin: '/social/' }

const after = (next: unknown, rest: Partial<RedirectRequest> = {}) =>
  resolveRedirect({ next, href: `${origin}/login/`, origin, kind: 'login', paths, ...rest })

describe('§2 Post-login redirect: without a next', () => {
  const from = (href: string, rest: Partial<RedirectRequest> = {}) =>
    after(undefined, { href: origin + href, ...rest })

  it('keeps the current path and query', () => {
    expect(from('/pin/1/?a=1#h')).toBe('/pin/1/?a=1')
    expect(from('/pin/1/?a=1', { kind: 'social' })).toBe('/pin/1/?a=1')
    expect(from('/pin/1/?next=/ok')).toBe('/ok')
  })

  it('goes to the default of its kind from log-in, sign-up and add-account pages', () => {
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

  it('A8 rejects a current URL that could become protocol-relative', () => {
    expect(from('//evil.com')).toBe('/home/')
  })

  it('goes to the profile after an account switch, regardless of next', () => {
    expect(after('/ok', { kind: 'switchAccount', username: 'ada' })).toBe('/ada')
    expect(after('/ok', { kind: 'switchAccount' })).toBe('/')
  })

  it('after a sign-up keeps the current page too, which is loaded again', () => {
    for (const next of [undefined, null, '//evil.com'])
      expect(from('/pin/1/?a=1#h', { kind: 'signup', next })).toBe('/pin/1/?a=1')
    expect(from('/pin/1/', { kind: 'signup', next: '/ok' })).toBe('/ok')
  })

  it('after a sign-up goes to / if the target is empty or /, and from the pages where people sign up', () => {
    for (const next of ['', '/']) expect(from('/pin/1/', { kind: 'signup', next })).toBe('/')
    for (const page of ['/', '/signup/', '/login/', '/add-account/', '/business/create/', '/login/?next='])
      expect(from(page, { kind: 'signup' })).toBe('/')
  })

  it('§9 leaves the reserved query keys in the address as they are', () => {
    expect(from('/pin/1/?ref=mail&os=ios')).toBe('/pin/1/?ref=mail&os=ios')
    expect(after('/pin/2/?os=ios&ref=mail')).toBe('/pin/2/?os=ios&ref=mail')
  })
})
