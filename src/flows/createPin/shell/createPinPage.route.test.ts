import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { createMemoryPlatform, type MemoryPlatformOptions } from '../../../platform/memory.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { readScene } from './createPinPage.route.ts'

const origin = 'https://tackboard.example'
const ownPin = `${origin}/pin/123/`
const iphone = { isPhone: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }
const ipad = { isPhone: false, userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148' }

const read = (
  query: Readonly<Record<string, string>>,
  session: Session | null = wren,
  browser: MemoryPlatformOptions = {},
  path = '/pin/create/button/',
) => {
  const platform = createMemoryPlatform({ href: `${origin}${path}`, ...browser })
  const config = { ...defaultConfig, policy: resolvePolicy({}), platform, session }
  return readScene({ path, search: `?${new URLSearchParams(query).toString()}` }, config)
}

describe('§2 three variants', () => {
  it.each([
    ['popup', wren, {}],
    ['popup', wren, ipad],
    ['draft', null, {}],
    ['draft', null, ipad],
    ['mobile', wren, iphone],
    ['mobile', null, iphone],
  ] as const)('A3 %s', (variant, session, browser) => {
    expect(read({ url: 'https://wren.example/' }, session, browser)?.variant).toBe(variant)
  })

  it('is nothing at the address of another page', () => {
    expect(read({}, wren, {}, '/pin/123/')).toBeNull()
  })
})

describe('§2 an address of the site itself', () => {
  it.each([
    ['saved again', undefined, '123'],
    ['saved again', 'repin', '123'],
    ['the source of a new one', 'create', null],
  ])('A1 A11 on a desktop, the pin is %s (action %s)', (_, action, pinId) => {
    const at = { url: ownPin, ...(action && { action }) }
    expect(read(at)).toMatchObject({ draft: { pinId, url: ownPin }, redirectTo: null })
  })

  it('A11 on a phone, redirects to the page of the pin', () => {
    expect(read({ url: `${origin}/amp/pin/123/` }, wren, iphone)?.redirectTo).toBe('/pin/123/repin/x/')
  })

  it.each(['https://tackboard.example.evil.example/pin/123/', `${origin}/pin/12x/`])(
    'K4 %s is another page',
    (url) => {
      expect(read({ url })?.draft.pinId).toBeNull()
      expect(read({ url }, wren, iphone)?.redirectTo).toBeNull()
    },
  )

  it('A10 a logged-out visitor on a phone goes home', () => {
    expect(read({ url: ownPin }, null, iphone)?.redirectTo).toBe('/')
  })
})

it('A2 takes the draft from the address', () => {
  const query = {
    url: 'https://wren.example/a',
    media: 'https://wren.example/a.jpg',
    description: 'A lake',
    guid: 'g1',
    color: '#4f7f8c',
  }
  expect(read(query)?.draft).toEqual({ pinId: null, ...query })
})
