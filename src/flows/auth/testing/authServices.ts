import { expect } from 'vitest'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, type mockNetwork } from '../../../../mocks/testing/network.ts'
import { flush, run } from '../../../../testing/machines/run.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import type { ProviderToken } from '../../../domain/auth/providers/providerToken.ts'
import { defaultConfig, type Experiments, type TackboardConfig } from '../../runtime/config.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { runAuthEffect, type AuthEffect } from '../shell/auth.effects.ts'
import { authLogic } from '../shell/auth.services.ts'
import { giveAuth } from './giveAuth.ts'

export const email = 'wren@example.com'
export const password = 'correct horse battery'

/** Flushes promises until the condition holds; fails after 2,000 turns. */
export async function until(holds: () => boolean) {
  for (let turn = 0; turn < 2_000 && !holds(); turn += 1) await flush()
  expect(holds()).toBe(true)
}

export interface StartOptions extends MemoryPlatformOptions {
  readonly scenario?: ScenarioName
  readonly isSwitchingAccount?: boolean
  readonly startsWith?: 'login' | 'signup'
  /** A token that the page has already. */
  readonly autologin?: ProviderToken
  readonly experiments?: Experiments
}

/** Starts the flow without a page: real machines and API client, a memory platform and the mock server. */
export const startAuthOn =
  (network: ReturnType<typeof mockNetwork>) =>
  ({
    scenario: name,
    isSwitchingAccount = false,
    startsWith,
    autologin,
    experiments = {},
    ...options
  }: StartOptions = {}) => {
    const clock = createManualClock()
    const platform = createMemoryPlatform({
      clock,
      href: 'https://tackboard.example/login/?next=/pin/1/',
      ...options,
    })
    const situation = name && scenario(name)
    if (situation) network.use(...situation.handlers)
    situation?.platform?.(platform)
    const log: LogEvent[] = []
    const calls: {
      readonly path: string
      readonly body: Readonly<Record<string, unknown>>
      readonly signal: AbortSignal | null
    }[] = []
    const fetch: typeof globalThis.fetch = (url, init) => {
      calls.push({
        path: new URL(String(url)).pathname,
        body: JSON.parse(String(init?.body)),
        signal: init?.signal ?? null,
      })
      // The code exchange is on the page's own origin, where the mocks respond too.
      return globalThis.fetch(url, init)
    }
    const config: TackboardConfig = {
      ...defaultConfig,
      api: { baseUrl, fetch },
      platform,
      policy: resolvePolicy(situation?.policy),
      experiments,
      onLog: (event) => log.push(event),
    }
    const input = {
      policy: config.policy,
      isFullyLoggedIn: false,
      isSwitchingAccount,
      isPersonalized: false,
      startsWith,
      resumeWith: autologin,
      isSignupHere: true,
    }
    const give = giveAuth(config, { isSwitchingAccount, autologin, container: 'login_page' })
    const running = run(authLogic, { clock, give, input })
    const { actor, emitted } = running
    const child = (id: 'login' | 'loginMfa') => actor.getSnapshot().children[id]
    return {
      ...running,
      platform,
      log,
      calls,
      login: () => actor.getSnapshot().children.login,
      loginMfa: () => actor.getSnapshot().children.loginMfa,
      submit: (typed = email) =>
        actor.getSnapshot().children.login?.send({ type: 'form.submitted', email: typed, password }),
      choose: (provider: 'facebook' | 'google' | 'line') =>
        actor.getSnapshot().children.login?.send({ type: 'provider.chosen', provider }),
      isDone: () => actor.getSnapshot().status === 'done',
      isAt: (id: 'login' | 'loginMfa', state: string) =>
        child(id) !== undefined && running.childAt(id) === state,
      /** Runs every emitted effect, as the app would, and returns the visited addresses. */
      settle() {
        const tools = {
          config,
          props: { isSwitchingAccount },
          showToast: () => undefined,
          spendBotToken: () => undefined,
        }
        // SAFETY: these are the events of this flow's machines.
        for (const effect of emitted as readonly AuthEffect[]) runAuthEffect(effect, tools)
        return platform.navigation.visited
      },
    }
  }
