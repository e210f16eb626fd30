import { expect } from 'vitest'
import { flush, run } from '../../../../testing/machines/run.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, type mockNetwork } from '../../../../mocks/testing/network.ts'
import { loggedOf, type Logged } from '../../../../testing/stage/logged.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import {
  accountSwitcherCallbacks,
  connectAccountSteps,
  connectAccountSwitcher,
} from '../accounts/accountSwitcher.connect.ts'
import { runAccountEffect, type AccountEffect, type Switched } from '../accounts/accountSwitcher.effects.ts'
import { giveConfig } from '../../runtime/testing/giveConfig.ts'
import { accountSwitcherLogic } from '../accounts/accountSwitcher.services.ts'

export const account = (id: string, username: string) => ({ id, username })
const stored = {
  [SAVED_ACCOUNTS_KEY]: { groupId: 'group-1', accounts: [account('1', 'wren'), account('4', 'sagedogwood')] },
}

interface Given extends Partial<Pick<TackboardConfig, 'session' | 'viewer'>> {
  readonly given?: ScenarioName
  readonly mode?: 'plain' | 'strict'
  readonly isPhone?: boolean
}

export const startAccountsOn =
  (network: ReturnType<typeof mockNetwork>) =>
  ({ given, mode = 'plain', isPhone = false, ...own }: Given = {}) => {
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
      ...own,
      onLog: (event) => log.push(loggedOf(event)),
    }
    const running = run(accountSwitcherLogic, {
      clock,
      give: giveConfig(config),
      mode,
      input: { policy: config.policy, currentId: '1' },
    })
    return {
      ...running,
      platform,
      log,
      calls,
      props: () => connectAccountSwitcher(running.actor.getSnapshot()),
      steps: () => connectAccountSteps(running.actor.getSnapshot()),
      saved: () => JSON.parse(platform.storage.texts.get(SAVED_ACCOUNTS_KEY) ?? 'null'),
      callbacks: accountSwitcherCallbacks(running.send),
      settle(onSwitched?: (result: Switched) => void) {
        // SAFETY: these are the events of this machine and its two-factor step.
        for (const effect of running.emitted as unknown as readonly AccountEffect[])
          runAccountEffect(effect, { config, onSwitched, showToast: () => {} })
      },
      async until(isSo: () => boolean) {
        for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await flush()
        expect(isSo()).toBe(true)
      },
    }
  }
