import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, type mockNetwork } from '../../../../mocks/testing/network.ts'
import type { AuthInput } from '../../../../machines/auth/auth/auth.types.ts'
import { flush, run } from '../../../../testing/machines/run.ts'
import { resolvePolicy, type PolicyOverrides } from '../../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { authLogic } from '../shell/auth.services.ts'
import { giveAuth } from './giveAuth.ts'

/** Starts the flow without a page: real machines and client, a memory platform, the mock server. */
export function startFuzz(
  network: ReturnType<typeof mockNetwork>,
  situation: ScenarioName | undefined,
  input: Partial<AuthInput>,
  overrides?: PolicyOverrides,
) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, href: 'https://tackboard.example/login/' })
  const { handlers = [], platform: behave, policy } = situation ? scenario(situation) : {}
  behave?.(platform)
  network.use(...handlers)
  let pending = 0
  const fetch: typeof globalThis.fetch = async (...request) => {
    pending += 1
    return globalThis.fetch(...request).finally(() => (pending -= 1))
  }
  const config: TackboardConfig = {
    ...defaultConfig,
    api: { baseUrl, fetch },
    platform,
    policy: resolvePolicy(overrides ?? policy),
    onLog: () => undefined,
  }
  const running = run(authLogic, {
    clock,
    give: giveAuth(config, { container: 'login_page' }),
    input: {
      policy: config.policy,
      isFullyLoggedIn: false,
      isSwitchingAccount: false,
      isPersonalized: false,
      isSignupHere: true,
      isFormShown: true,
      country: 'KR',
      ...input,
    },
  })
  const children = () => running.actor.getSnapshot().children
  return {
    ...running,
    config,
    children,
    place: () =>
      [
        running.at(),
        ...['login', 'loginMfa', 'signup', 'socialSignup'].flatMap((id) => running.childAt(id) ?? []),
      ].join(' '),
    /** Waits until no call is pending. */
    async settle() {
      for (let quiet = 0; quiet < 4; quiet = pending > 0 ? 0 : quiet + 1) await flush()
    },
  }
}

export type FuzzFlow = ReturnType<typeof startFuzz>
