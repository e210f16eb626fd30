import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, type mockNetwork } from '../../../../mocks/testing/network.ts'
import { run } from '../../../../testing/machines/run.ts'
import { fields, today } from '../../../../testing/machines/signup.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { signupLogic } from '../signup/signup.services.ts'
import { giveAuth } from './giveAuth.ts'

interface Given extends MemoryPlatformOptions {
  readonly scenario?: ScenarioName
  readonly needsConsents?: boolean
  readonly config?: Partial<TackboardConfig>
}

/** Starts the form without a page: the real machine and client, a memory platform, the mock server. */
export const startSignupOn =
  (network: ReturnType<typeof mockNetwork>) =>
  ({ scenario: name, needsConsents = false, config: own, ...options }: Given = {}) => {
    const clock = createManualClock()
    const platform = createMemoryPlatform({ clock, ...options })
    if (name) network.use(...scenario(name).handlers)
    const calls: {
      readonly method: string
      readonly path: string
      readonly sent: Readonly<Record<string, unknown>>
    }[] = []
    const fetch: typeof globalThis.fetch = (url, init) => {
      const { pathname, searchParams } = new URL(String(url))
      calls.push({
        method: init?.method ?? 'GET',
        path: pathname,
        sent: init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams),
      })
      return globalThis.fetch(url, init)
    }
    const config: TackboardConfig = { ...defaultConfig, api: { baseUrl, fetch }, platform, ...own }
    const running = run(signupLogic, {
      clock,
      give: giveAuth(config, { container: 'save' }),
      input: { policy: config.policy, needsConsents, country: 'KR', isFormShown: true },
    })
    return {
      ...running,
      platform,
      calls,
      snapshot: () => running.actor.getSnapshot(),
      submit: (typed: Partial<typeof fields> = {}) =>
        running.send({ type: 'form.submitted', ...fields, ...typed, today }),
    }
  }
