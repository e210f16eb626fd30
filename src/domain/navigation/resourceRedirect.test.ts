import { describe, expect, it } from 'vitest'
import { resolveResourceRedirect, type ResourceFailure } from './resourceRedirect.ts'

const origin = 'https://own.example'
const fail = (status: number, rest: Partial<ResourceFailure> = {}) =>
  resolveResourceRedirect({ status, href: `${origin}/pin/1/`, origin, isLoggedIn: false, ...rest })

describe('§2 a failed resource load', () => {
  it('goes home with an error flag on a 404, and on a 401 with code 7', () => {
    expect(fail(404)).toBe('/?show_error=true')
    expect(fail(401, { apiErrorCode: 7 })).toBe('/?show_error=true')
    expect(fail(404, { flag: 'failed=1' })).toBe('/?failed=1')
  })

  it.each(['ref=1', 'os', 'ref', 'a=1&os=2'])('§9 flags no error with a reserved query key: %s', (flag) => {
    expect(fail(404, { flag })).toBe('/?show_error=true')
  })

  it('stays on any other failure', () => {
    expect(fail(401)).toBeNull()
    expect(fail(401, { apiErrorCode: 8 })).toBeNull()
    expect(fail(500)).toBeNull()
    expect(fail(301)).toBeNull()
  })

  it('goes to the ideas page only for a logged-out visitor on an ideas route', () => {
    expect(fail(404, { href: `${origin}/ideas/cats/` })).toBe('/ideas/?show_error=true')
    expect(fail(404, { href: `${origin}/ideas/cats/`, isLoggedIn: true })).toBe('/?show_error=true')
    expect(fail(404, { href: `${origin}/ideasfair/` })).toBe('/?show_error=true')
  })

  it('A13 follows a 301 to an own or allow-listed address', () => {
    expect(fail(301, { redirectUrl: '/pin/2/?a#h' })).toBe('/pin/2/?a#h')
    expect(fail(301, { redirectUrl: `${origin}/pin/2/` })).toBe('/pin/2/')
    expect(fail(301, { redirectUrl: 'https://t.example/x', trustedOrigins: ['https://t.example'] })).toBe(
      'https://t.example/x',
    )
  })

  it.each([
    'https://evil.com',
    '//evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.com',
    { href: '/x' },
  ])('A13 goes home instead of following a 301 to %j', (redirectUrl) =>
    expect(fail(301, { redirectUrl })).toBe('/'),
  )
})
