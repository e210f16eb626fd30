import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../api/failure.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { Viewer } from '../../domain/auth/providers/providers.ts'
import { TackboardProvider } from './TackboardProvider.tsx'
import { useResourceRedirect, type ResourceFate } from './useResourceRedirect.ts'

const member: Viewer = { type: 'AUTH', isAuth: true }

/** What the hook makes of a failed load on that page, and where the page was sent. */
function settle(
  error: unknown,
  { path = '/pin/1/', viewer, redirectUrl }: { path?: string; viewer?: Viewer; redirectUrl?: unknown } = {},
) {
  const platform = createMemoryPlatform({ href: `https://own.example${path}` })
  const fates: ResourceFate[] = []
  function Loader() {
    fates.push(useResourceRedirect()(error, redirectUrl))
    return null
  }
  renderToStaticMarkup(
    <TackboardProvider platform={platform} viewer={viewer} policy={{ trustedOrigins: ['https://t.example'] }}>
      <Loader />
    </TackboardProvider>,
  )
  const { visited, redirected } = platform.navigation
  // Each takes the place of the page, so that Back is not trapped.
  expect(redirected).toEqual(visited)
  return [fates[0], ...visited]
}

const refused = (status: number, code: number | null = null) => new ApiFailure('refused', { status, code })

describe('§2, P13 A failed resource load redirects', () => {
  it.each([
    [refused(404), {}, '/?show_error=true'],
    [refused(401, 7), {}, '/?show_error=true'],
    [refused(404), { path: '/ideas/cats/' }, '/ideas/?show_error=true'],
    [refused(404), { path: '/ideas/cats/', viewer: member }, '/?show_error=true'],
    [refused(301), { redirectUrl: '/pin/2/' }, '/pin/2/'],
    [refused(301), { redirectUrl: 'https://t.example/x' }, 'https://t.example/x'],
  ])('%o %j leaves for %s', (error, page, target) => {
    expect(settle(error, page)).toEqual(['left', target])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/'])(
    'A13 a 301 to %s leads home',
    (redirectUrl) => {
      expect(settle(refused(301), { redirectUrl })).toEqual(['left', '/'])
    },
  )
})

describe('§8 Resources', () => {
  it.each([500, 502, 503])('D9 a %i may be tried again, and leads nowhere', (status) => {
    expect(settle(new ApiFailure('server', { status }))).toEqual(['retryable'])
  })

  it.each([new ApiFailure('offline'), new ApiFailure('timedOut')])(
    'D9 so may what has no status: %o',
    (error) => {
      expect(settle(error)).toEqual(['retryable'])
    },
  )

  it.each([
    refused(400),
    refused(401),
    refused(401, 8),
    refused(403),
    refused(301),
    new ApiFailure('malformed', { status: 200 }),
    new TypeError('x'),
    null,
  ])('D9 %o is shown as it is', (error) => expect(settle(error)).toEqual(['failed']))

  it.each([new ApiFailure('aborted'), new DOMException('Resource call aborted', 'AbortError')])(
    'D19 an aborted call is ignored: %o',
    (error) => {
      expect(settle(error)).toEqual(['ignored'])
    },
  )
})
