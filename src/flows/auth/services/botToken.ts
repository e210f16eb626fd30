import { DEFAULT_BOT_TOKEN } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import type { BotAction } from '../../../platform/platform.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/**
 * A bot-check token for one call of a flow that does not prefetch one; 'default' when it fails, takes longer than `botTokenTimeout`, or is
 * no longer needed.
 */
export async function requestBotToken(
  { platform, policy }: TackboardConfig,
  action: BotAction,
  signal: AbortSignal,
): Promise<string> {
  const { clock, botCheck } = platform
  const late = Promise.withResolvers<string>()
  const giveUp = () => late.resolve(DEFAULT_BOT_TOKEN)
  const timer = clock.setTimeout(giveUp, policy.timing.botTokenTimeout)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([late.promise, botCheck.execute(action, signal, scriptPolling(policy))])
  } catch {
    return DEFAULT_BOT_TOKEN
  } finally {
    clock.clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
