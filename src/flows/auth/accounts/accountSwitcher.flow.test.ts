import { describe, expect, it } from 'vitest'
import { flush, run } from '../../../../machines/testing/testing.ts'
import type { AccountSwitcherEmitted } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { loggedOf, type Logged } from '../../../../stories/support/stage/logged.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { accountSwitcherCallbacks, connectAccountSwitcher } from './accountSwitcher.connect.ts'
import { runAccountEffect, type Switched } from './accountSwitcher.effects.ts'
import { provideAccountSwitcher } from './accountSwitcher.services.ts'

const network = mockNetwork()
const account = (id: string, username: string) => ({ id, username })
const stored = {
  [SAVED_ACCOUNTS_KEY]: { groupId: 'group-1', accounts: [account('1', 'wren'), account('4', 'teammember')] },
}

function start({
  given,
  mode = 'plain',
  isPhone = false,
}: { readonly given?: ScenarioName; readonly mode?: 'plain' | 'strict'; readonly isPhone?: boolean } = {}) {
  if (given) network.use(...scenario(given).handlers)
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    stored,
    isPhone,
    href: 'https://tackboard.example/ideas/',
    referrer: 'https://elsewhere.example/',
  })
  const log: Logged[] = []
  const calls: { readonly path: string; readonly body: unknown }[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    calls.push({ path: new URL(String(url)).pathname, body: JSON.parse(String(init?.body)) })
    return globalThis.fetch(url, init)
  }
  const config: TackboardConfig = {
    ...defaultConfig,
    api: { baseUrl, fetch },
    platform,
    visitedPages: '/ideas/',
    onLog: (event) => log.push(loggedOf(event)),
  }
  const running = run(provideAccountSwitcher(config), {
    clock,
    mode,
    input: { policy: config.policy, currentId: '1' },
  })
  return {
    ...running,
    platform,
    log,
    calls,
    props: () => connectAccountSwitcher(running.actor.getSnapshot()),
    callbacks: accountSwitcherCallbacks(running.send),
    settle(onSwitched?: (result: Switched) => void) {
      // SAFETY: these are the events of this machine.
      for (const effect of running.emitted as unknown as readonly AccountSwitcherEmitted[])
        runAccountEffect(effect, config, onSwitched)
    },
    async until(isSo: () => boolean) {
      for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await flush()
      expect(isSo()).toBe(true)
    },
  }
}

describe.each(['plain', 'strict'] as const)('§2 account-switch mode (%s)', (mode) => {
  it('is one call with the account, its group and the flags of §3, then /{username}', async () => {
    const { calls, log, platform, callbacks, props, settle, until } = start({ mode })
    expect(props()?.accounts.map(({ username }) => username)).toEqual(['wren', 'teammember'])
    callbacks.onChoose('4')
    expect(props()).toMatchObject({ switchingId: '4' })
    await until(() => props() === null)
    expect(calls).toEqual([
      {
        path: '/v3/login/switch/',
        body: {
          user_id: '4',
          group_id: 'group-1',
          switch_account: true,
          get_user: true,
          attempt_event: 7534,
          app_type_from_client: 7,
          recaptchaV3Token: 'v3-token-1',
          referrer: 'https://elsewhere.example/',
          visited_pages_before_login: '/ideas/',
        },
      },
    ])
    settle()
    expect(platform.navigation.visited).toEqual(['/teammember'])
    expect(log).toEqual([{ level: 'info', event: 'accountSwitch.succeeded', details: { method: 7 } }])
  })
})

it('hands over to the app, when it wants to', async () => {
  const { platform, callbacks, props, settle, until } = start({ isPhone: true })
  callbacks.onChoose('4')
  await until(() => props() === null)
  const told: Switched[] = []
  settle((result) => told.push(result))
  expect([told.map(({ redirectTo, user }) => [redirectTo, user.id]), platform.navigation.visited]).toEqual([
    [['/teammember', '4']],
    [],
  ])
  expect(platform.botCheck.executed).toEqual(['mweb_login'])
})

it('C14 leaves the former person’s account among the saved ones, and nothing else of them', async () => {
  const { platform, callbacks, props, settle, until } = start()
  platform.storage.set('tackboard.oneTapOptOut', true)
  callbacks.onChoose('4')
  await until(() => props() === null)
  settle()
  expect([...platform.storage.texts.keys()]).toEqual([SAVED_ACCOUNTS_KEY])
})

it('takes an account off the device', () => {
  const { platform, callbacks, props, settle } = start()
  callbacks.onRemove('4')
  settle()
  expect(props()?.accounts.map(({ id }) => id)).toEqual(['1'])
  expect(platform.storage.texts.get(SAVED_ACCOUNTS_KEY)).not.toContain('teammember')
})

it('can be cancelled', () => {
  const { callbacks, props } = start({ given: 'accountSwitcher.neverAnswers' })
  callbacks.onChoose('4')
  callbacks.onCancel()
  expect(props()).toMatchObject({ switchingId: null, error: null })
})

describe('a switch that fails', () => {
  it.each([
    ['accountSwitcher.expired', 'expired', null],
    ['accountSwitcher.failed', 'failed', 'This is paused until noon.'],
    ['offline', 'failed', null],
  ] as const)('%s', async (given, error, serverMessage) => {
    const { log, callbacks, props, settle, until } = start({ given })
    callbacks.onChoose('4')
    await until(() => props()?.error !== null)
    expect(props()).toMatchObject({ error, serverMessage, switchingId: null })
    settle()
    expect(log.map(({ details }) => details['row'])).toEqual([`accountSwitcher.${error}`])
  })
})
