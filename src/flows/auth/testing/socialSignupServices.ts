import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, type mockNetwork } from '../../../../mocks/testing/network.ts'
import { run } from '../../../../testing/machines/run.ts'
import { today } from '../../../../testing/machines/socialSignup.ts'
import type { SocialProfile } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import type { SocialCredentials, SocialSignup } from '../../../api/auth/auth.payloads.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { socialSignupLogic } from '../socialSignup/socialSignup.services.ts'
import { until } from './authServices.ts'
import { giveAuth } from './giveAuth.ts'

interface Given extends Omit<MemoryPlatformOptions, 'credentials'> {
  readonly type: SocialSignup['type']
  readonly credentials: SocialCredentials
  readonly profile?: SocialProfile
  readonly scenario?: ScenarioName
  readonly needsConsents?: boolean
  readonly config?: Partial<TackboardConfig>
}

/** Starts the flow without a page: the real machine and client, a memory platform, the mock server. */
export const startSocialSignupOn =
  (network: ReturnType<typeof mockNetwork>) =>
  ({ type, credentials, profile, scenario: name, needsConsents = false, config: own, ...options }: Given) => {
    const clock = createManualClock()
    const platform = createMemoryPlatform({ clock, ...options })
    const situation = name && scenario(name)
    if (situation) network.use(...situation.handlers)
    situation?.platform?.(platform)
    const calls: {
      readonly path: string
      readonly sent: Readonly<Record<string, unknown>>
      readonly signal: AbortSignal | null
    }[] = []
    const fetch: typeof globalThis.fetch = (url, init) => {
      const { pathname, searchParams } = new URL(String(url))
      calls.push({
        path: pathname,
        sent: init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams),
        signal: init?.signal ?? null,
      })
      return globalThis.fetch(url, init)
    }
    const config: TackboardConfig = {
      ...defaultConfig,
      api: { baseUrl, fetch },
      platform,
      policy: resolvePolicy(situation?.policy),
      ...own,
    }
    const running = run(socialSignupLogic, {
      clock,
      give: giveAuth(config, { container: 'save' }),
      input: { policy: config.policy, type, credentials, profile, needsConsents, country: 'US' },
    })
    const { send } = running
    return {
      ...running,
      platform,
      calls,
      snapshot: () => running.actor.getSnapshot(),
      reach: (state: string) => until(() => running.at() === state),
      enterBirthday: (birthday = '1990-05-17') => send({ type: 'birthday.submitted', birthday, today }),
      enterEmail: (email = 'robin.vale@example.com') => send({ type: 'email.submitted', email }),
      registered: () => until(() => running.at() === 'registered'),
      /** The payload of the register call. */
      sent: () => calls.find(({ path }) => path === '/v3/register/')?.sent,
    }
  }

/** A token of the first provider: `stranger` has an email, `private` has none. */
export const facebook = (name: string) => ({
  type: 'facebook' as const,
  credentials: { facebook_id: '2001', facebook_token: `facebook-${name}` },
})
