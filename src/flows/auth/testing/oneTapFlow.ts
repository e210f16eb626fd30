import { expect } from 'vitest'
import { flush, run } from '../../../../testing/machines/run.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, type mockNetwork } from '../../../../mocks/testing/network.ts'
import { loggedOf, type Logged } from '../../../../testing/stage/logged.ts'
import type { Viewer } from '../../../domain/auth/providers/providers.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig, type Experiments, type TackboardConfig } from '../../runtime/config.ts'
import { connectOneTap } from '../oneTap/oneTap.connect.ts'
import { runOneTapEffect, type OneTapEffect } from '../oneTap/oneTap.effects.ts'
import type { OneTapProps } from '../oneTap/oneTap.props.ts'
import { oneTapLogic, oneTapOptions } from '../oneTap/oneTap.services.ts'
import { giveAuth } from './giveAuth.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36'

interface Given extends MemoryPlatformOptions {
  readonly given?: ScenarioName
  readonly mode?: 'plain' | 'strict'
  readonly viewer?: Viewer
  readonly experiments?: Experiments
  readonly props?: OneTapProps
}

type Network = ReturnType<typeof mockNetwork>

/** The config of a page where one-tap may be offered. */
export const oneTapConfigOn =
  (network: Network) =>
  ({ given, viewer, experiments = { one_tap: true }, ...options }: Given) => {
    const situation = given && scenario(given)
    if (situation) network.use(...situation.handlers)
    const clock = createManualClock()
    const platform = createMemoryPlatform({
      clock,
      href: 'https://tackboard.example/ideas/?next=/pin/1/',
      userAgent: chrome,
      ...options,
    })
    situation?.platform?.(platform)
    const log: Logged[] = []
    const calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = []
    const fetch: typeof globalThis.fetch = (url, init) => {
      calls.push({ path: new URL(String(url)).pathname, body: JSON.parse(String(init?.body)) })
      return globalThis.fetch(url, init)
    }
    const config: TackboardConfig = {
      ...defaultConfig,
      api: { baseUrl, fetch },
      platform,
      experiments,
      country: 'US',
      onLog: (event) => log.push(loggedOf(event)),
      ...(viewer && { viewer }),
    }
    return { calls, clock, config, log, platform }
  }

/** Starts the flow without a page: the real machine and client, a memory platform, the mock server. */
export const startOneTapOn =
  (network: Network) =>
  ({ mode = 'plain', props = {}, ...given }: Given = {}) => {
    const setting = oneTapConfigOn(network)(given)
    const { clock, config } = setting
    const running = run(oneTapLogic, {
      clock,
      give: giveAuth(config, { container: 'home_page', ...oneTapOptions }),
      mode,
      input: {
        policy: config.policy,
        country: config.country,
        isMember: config.viewer.isAuth,
        needsConsents: config.experiments.kr_privacy_consent,
      },
    })
    return {
      ...setting,
      ...running,
      frame: () => connectOneTap(running.actor.getSnapshot()),
      settle() {
        // SAFETY: these are the events of this machine.
        for (const effect of running.emitted as readonly OneTapEffect[])
          runOneTapEffect(effect, {
            config,
            props,
            showToast: () => {},
          })
        return setting.platform.navigation.visited
      },
      async until(state: string) {
        for (let turn = 0; turn < 2_000 && running.at() !== state; turn += 1) await flush()
        expect(running.at()).toBe(state)
      },
    }
  }
