import {
  isWithinLimit,
  readTimestamps,
  recordTimestamp as withOneMore,
} from '../../../domain/auth/botLimit.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

const KEY = 'tackboard.botCheckTimestamps'

/** Whether another bot check is within the local limit; if so, records it. */
export function recordTimestamp({ platform, policy }: TackboardConfig): { readonly isWithin: boolean } {
  const now = platform.clock.now()
  const stamps =
    platform.storage.get(KEY, (stored) =>
      readTimestamps(stored, now, policy.timing.botLimitWindow, policy.botLimit),
    ) ?? []
  const isWithin = isWithinLimit(stamps, policy.botLimit)
  if (isWithin) platform.storage.set(KEY, withOneMore(stamps, now, policy.botLimit))
  return { isWithin }
}
