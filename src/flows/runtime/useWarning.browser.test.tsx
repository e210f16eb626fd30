import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../stories/support/stage/mountFlow.tsx'
import { soon } from '../../../stories/support/stage/person.ts'
import { AccountSwitcher } from '../auth/accounts/AccountSwitcher.tsx'
import { LoginPage } from '../auth/shell/LoginPage.tsx'

const [, [, mount]] = modes
const navigate = () => undefined
const address = '/login/'
const warnings = () => vi.mocked(console.warn).mock.calls.map(String)
const about = (part: string) => warnings().filter((text) => text.includes(part))

// The console warns once per page and text, so what is complete comes first.
describe('in development the console', () => {
  it('does not warn of a provider that has what flows need', () => {
    mount(<AccountSwitcher />, { session: wren, navigate, address })
    mount(<LoginPage isSwitchingAccount />, { session: wren, navigate, address })
    expect(warnings()).toEqual([])
  })

  it('does not warn where there is nothing to lead back to, and no router', () => {
    mount(<AccountSwitcher />, { session: null })
    mount(<LoginPage />, { session: null })
    expect(warnings()).toEqual([])
  })

  it('warns of an account switcher without a session, once', async () => {
    mount(<AccountSwitcher currentId="1" />, { session: null })
    mount(<LoginPage isSwitchingAccount />, { session: null })
    await soon(() => expect(about('Give TackboardProvider the `session`')).toHaveLength(1))
  })

  it('warns of a router without an address, once', async () => {
    mount(<LoginPage />, { navigate })
    mount(<LoginPage />, { navigate })
    await soon(() => expect(about('not the `address`')).toHaveLength(1))
  })
})
