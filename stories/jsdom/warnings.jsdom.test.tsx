/** What the console tells developers when a provider's props are incomplete. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { createMemoryPlatform } from '../../mocks/index.ts'
import { shimJsdom } from '../../mocks/jsdom/index.ts'
import { AccountSwitcher, LoginPage, TackboardProvider, type TackboardProviderProps } from '../../src/auth.ts'

beforeAll(() => void shimJsdom())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const navigate = () => undefined
const address = '/login/'

/** What the console warns about while this content is on the page. */
function warningsOf(
  settings: TackboardProviderProps,
  ...nodes: readonly TackboardProviderProps['children'][]
) {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  for (const node of nodes)
    render(
      <TackboardProvider platform={createMemoryPlatform()} {...settings}>
        {node}
      </TackboardProvider>,
    )
  return warn.mock.calls.map(String)
}

// The console warns once per page and text, so the complete cases come first.
describe('in development the console', () => {
  it('does not warn of a provider that has what flows need', () => {
    const complete = { session: wren, navigate, address }
    expect(warningsOf(complete, <AccountSwitcher />, <LoginPage isSwitchingAccount />)).toEqual([])
  })

  it('does not warn where there is nothing to lead back to, and no router', () => {
    expect(warningsOf({ session: null }, <AccountSwitcher />, <LoginPage />)).toEqual([])
  })

  it('warns of an account switcher without a session, once', () => {
    const warnings = warningsOf({}, <AccountSwitcher currentId="1" />, <LoginPage isSwitchingAccount />)
    expect(warnings).toEqual([expect.stringContaining('Give TackboardProvider the `session`')])
  })

  it('warns of a router without an address, once', () => {
    const warnings = warningsOf({ navigate }, <LoginPage />, <LoginPage />)
    expect(warnings).toEqual([expect.stringContaining('not the `address`')])
  })
})
