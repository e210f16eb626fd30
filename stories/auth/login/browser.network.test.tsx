/** What the browser itself contributes: connections that it keeps open, and other tabs. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { SAVED_ACCOUNTS_KEY } from '../../../src/domain/auth/savedAccounts.ts'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { createBrowserPlatform } from '../../../src/platform/browser.ts'
import { sageRow, threeAccounts } from '../accounts/accountSwitcher.journeys.ts'
import { keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import { fillIn } from '../../../testing/journeys/logIn.steps.ts'
import { goesTo, reads } from '../../../testing/journeys/page.steps.ts'
import { press, until, wait } from '../../../testing/steps/steps.ts'
import { mountPage } from '../../../testing/faults/mountPage.tsx'
import { openNetwork } from '../../../testing/faults/network/openNetwork.ts'

const page = () => <LoginPage />
const soon = (expectation: () => Promise<void>) => vi.waitFor(expectation, 20_000)

/** Another tab of the same browser: a frame has its own window, but shares its storage. */
function otherTab() {
  localStorage.removeItem(SAVED_ACCOUNTS_KEY)
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => {
    frame.remove()
    localStorage.removeItem(SAVED_ACCOUNTS_KEY)
  })
  return (saved: object) =>
    frame.contentWindow?.localStorage.setItem(SAVED_ACCOUNTS_KEY, JSON.stringify(saved))
}

const storage = () => ({ platform: { storage: createBrowserPlatform().storage } })
const savedIds = () => {
  const { accounts }: { accounts: { id: string }[] } = JSON.parse(
    localStorage.getItem(SAVED_ACCOUNTS_KEY) ?? '{"accounts":[]}',
  )
  return accounts.map(({ id }) => id).toSorted()
}
const { groupId, accounts } = threeAccounts.stored[SAVED_ACCOUNTS_KEY]

it('C8 D6 another tab saves accounts while this one logs in: none is lost, and the call is made once', async () => {
  const save = otherTab()
  const network = await openNetwork({ plan: { call: 'logIn', fault: 'held' } })
  const adding = { page: () => <LoginPage isSwitchingAccount /> }
  const { run } = mountPage(adding, network.url, storage())
  await run([...fillIn(), press('Log in')])
  await soon(async () => expect(await network.received('logIn')).toHaveLength(1))
  save({ groupId, accounts: accounts.slice(1) })
  await network.release()
  await run([goesTo('/wren')])
  expect([savedIds(), (await network.received('logIn')).length]).toEqual([['1', '4', '8'], 1])
})

it('C8 D6 another tab forgets the accounts while this one switches: it gets there, and the call is made once', async () => {
  const save = otherTab()
  save({ groupId, accounts })
  const network = await openNetwork({ plan: { call: 'switchAccount', fault: 'held' } })
  const switcher = { page: () => <AccountSwitcher currentId="1" /> }
  const { run } = mountPage(switcher, network.url, storage())
  await run([sageRow])
  await soon(async () => expect(await network.received('switchAccount')).toHaveLength(1))
  save({ groupId: null, accounts: [] })
  await network.release()
  await run([goesTo('/sagedogwood')])
  expect(await network.received('switchAccount')).toHaveLength(1)
})

/**
 * Chromium resends a request on its own, even a POST, if a kept connection breaks before the first byte of the answer. A page cannot
 * prevent that, but it can give each call an id, so that the server can recognize the second request.
 */
it('D1 a kept connection breaks: the flow calls once, whatever the browser sends, and both requests have the name that the app gave', async () => {
  const network = await openNetwork({ isKept: true })
  const ended: string[] = []
  const named: typeof globalThis.fetch = (url, init) => {
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      'idempotency-key': crypto.randomUUID(),
    }
    ended.push(headers['idempotency-key'])
    return fetch(url, { ...init, headers })
  }
  const { run } = mountPage({ page }, network.url, { wrap: () => named })
  // The check for single sign-on leaves an open connection behind.
  await run([...fillIn(), wait(300), until('login.editing.typing')])
  ended.length = 0
  await network.plan({ call: 'logIn', fault: 'reset' })
  await run([press('Log in'), reads('You’re offline. Check your connection and try again.'), keepsTyped()])
  expect(ended).toHaveLength(1)
  const keys = (await network.received('logIn')).map(({ key }) => key)
  expect(new Set(keys)).toEqual(new Set(ended))
  await network.plan(null)
  await run([press('Log in'), goesTo('/')])
  expect(ended).toHaveLength(2)
})
