import { vi } from 'vitest'
import { wren } from '../../../../machines/testing/auth.ts'
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
}

/** Runs an effect on a page and returns its side effects. */
export function runEffect(effect: AuthEffect, { href = '/login/', props = {}, policy = {} }: Options = {}) {
  const platform = createMemoryPlatform({ href: origin + href })
  const log: LogEvent[] = []
  const config: TackboardConfig = {
    ...defaultConfig,
    platform,
    policy: resolvePolicy({ paths, ...policy }),
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
  isSocial: false,
  isMultiStep: false,
  ...over,
})
