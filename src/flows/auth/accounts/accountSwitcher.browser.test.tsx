import { describe, expect, it } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { AccountSwitcher } from './AccountSwitcher.tsx'
import { saveAccount } from './savedAccounts.storage.ts'

const account = (id: string, username: string) => ({ id, username })
const saved = { accounts: [account('1', 'wren'), account('4', 'sagedogwood')] }
const browser = { href: 'https://tackboard.example/ideas/', stored: { [SAVED_ACCOUNTS_KEY]: saved } }
const NEW_CODE = 'We sent you a new code!'
/** Longer than any toast, in milliseconds. */
const LONG = 20_000
const toasts = () => [...document.querySelectorAll('[data-ui="toast"]')].map(({ textContent }) => textContent)
const names = () => [...document.querySelectorAll('li bdi[data-at]')].map(({ textContent }) => textContent)

describe.each(modes)('The account switcher on a page, %s', (_, mount) => {
  it('D7 D1 goes over by one call and one redirect, however often it is pressed', async () => {
    const { calls, platform } = mount(<AccountSwitcher currentId="1" />, { browser })
    const row = await byRole('button', /^sagedogwood/)
    row.click()
    row.click()
    await soon(() => expect(platform.navigation.visited).toEqual(['/sagedogwood']))
    expect(calls.map(({ name }) => name)).toEqual(['switchAccount'])
  })

  it('draws its outline on a server, and hydrates without a word (I2)', async () => {
    const { consoleOutput } = mount(<AccountSwitcher />, { browser, isHydrated: true })
    await soon(() => expect(names()).toEqual(['wren', 'sagedogwood']))
    expect(consoleOutput).toEqual([])
  })

  it('C14 keeps nothing of the former person in its machine', async () => {
    const { contextOf, platform } = mount(<AccountSwitcher currentId="1" />, { browser })
    await press(/^sagedogwood/)
    await soon(() => expect(platform.navigation.visited).toHaveLength(1))
    expect(contextOf('accountSwitcher').join()).not.toContain('wren')
  })

  it('J6 §9 the toast of a new code expires after two-factor is cancelled, and is not back with the next', async () => {
    const { clock } = mount(<AccountSwitcher currentId="1" />, {
      browser,
      given: 'accountSwitcher.mfaRequired',
    })
    await press(/^sagedogwood/)
    await press('Resend code')
    await see(NEW_CODE)
    await press('Cancel')
    await isGone()
    expect(toasts()).toEqual([NEW_CODE])
    clock.advance(LONG)
    await soon(() => expect(toasts()).toEqual([]))
    await press(/^sagedogwood/)
    await byRole('button', 'Resend code')
    expect(toasts()).toEqual([])
  })

  it('D6 I5 unmounted, it aborts requests and ignores other tabs', async () => {
    const { calls, clock, platform, unmount } = mount(<AccountSwitcher currentId="1" />, {
      browser,
      given: 'accountSwitcher.neverAnswers',
    })
    await press(/^sagedogwood/)
    await soon(() => expect(calls).toHaveLength(1))
    unmount()
    platform.storage.writeFromOtherTab(SAVED_ACCOUNTS_KEY, {})
    expect([calls[0]?.isAborted(), clock.pending]).toEqual([true, 0])
  })

  it('C8 is notified of what another window stored', async () => {
    localStorage.removeItem(SAVED_ACCOUNTS_KEY)
    const platform = createBrowserPlatform()
    mount(<AccountSwitcher />, { platform })
    await see('No accounts are saved on this device.')
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentWindow?.localStorage.setItem(SAVED_ACCOUNTS_KEY, JSON.stringify(saved))
    await soon(() => expect(names()).toEqual(['wren', 'sagedogwood']))
    saveAccount(platform, { id: '2', username: 'mfa' })
    frame.contentWindow?.localStorage.removeItem(SAVED_ACCOUNTS_KEY)
    await see('No accounts are saved on this device.')
    frame.remove()
  })
})
