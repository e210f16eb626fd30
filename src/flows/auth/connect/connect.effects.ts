import type { ConnectAnswered } from '../../../../machines/auth/connect/connect.machine.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/**
 * Tells the page that opened the popup, and closes the popup. The page's origin cannot be read from here if it is another one, so the answer
 * is addressed to each trusted origin, and browsers deliver it to that page only if it has the origin.
 */
export function runConnectEffect(
  { answer }: ConnectAnswered,
  { platform, policy }: Pick<TackboardConfig, 'platform' | 'policy'>,
): void {
  const { origin } = new URL(platform.navigation.href())
  for (const target of new Set([origin, ...trustedOriginsOf(policy)]))
    platform.window.reportToOpener(answer, target)
  platform.window.close()
}
