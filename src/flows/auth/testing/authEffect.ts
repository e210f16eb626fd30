import { vi } from 'vitest'
import { wren } from '../../../../testing/machines/auth.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { resolvePolicy, type PolicyOverrides } from '../../../domain/policy/policy.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { runAuthEffect, type AuthEffect, type AuthEffectTools } from '../shell/auth.effects.ts'

export const origin = 'https://tackboard.example'
const paths = { afterLogin: '/home/', afterSocialLogin: '/social/' }

interface Options {
  readonly href?: string
  readonly props?: AuthEffectTools['props']
  readonly policy?: PolicyOverrides
  /** The app's router. Default: none. */
  readonly navigate?: (path: string) => void
  /** The account that is left for another. Default: none. */
  readonly session?: Session | undefined
}

/** Runs an effect on a page and returns its side effects. */
export function runEffect(
  effect: AuthEffect,
  { href = '/login/', props = {}, policy = {}, navigate, session }: Options = {},
) {
  const platform = createMemoryPlatform({ href: origin + href })
  const log: LogEvent[] = []
  const config: TackboardConfig = {
    ...defaultConfig,
    platform,
    policy: resolvePolicy({ paths, ...policy }),
    navigate: navigate ?? null,
    session: session ?? null,
    onLog: (event) => log.push(event),
  }
  const showToast = vi.fn<AuthEffectTools['showToast']>()
  const spendBotToken = vi.fn<() => void>()
  runAuthEffect(effect, { config, props, showToast, spendBotToken })
  return { visited: platform.navigation.visited, log, showToast, spendBotToken, platform }
}

export const loggedIn = (over: object = {}) => ({
  type: 'auth.loggedIn' as const,
  user: wren,
  provider: 'email' as const,
  isMultiStep: false,
  ...over,
})
