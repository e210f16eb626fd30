import {
  isWithinLimit,
  nextAllowedAt,
  readTimestamps,
  recordTimestamp as withOneMore,
  type LimitCheck,
} from '../../../domain/auth/botLimit.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

const KEY = 'tackboard.botCheckTimestamps'

/** Whether another bot check is within the local limit; if so, records it. The wait is a duration, because the clock may be set later. */
export function recordTimestamp({ platform, policy }: TackboardConfig): LimitCheck {
  const now = platform.clock.now()
  const stamps =
    platform.storage.get(KEY, (stored) =>
      readTimestamps(stored, now, policy.timing.botLimitWindow, policy.botLimit),
    ) ?? []
  const isWithin = isWithinLimit(stamps, policy.botLimit)
  if (isWithin) platform.storage.set(KEY, withOneMore(stamps, now, policy.botLimit))
  const next = nextAllowedAt(stamps, policy.timing.botLimitWindow, policy.botLimit)
  return { isWithin, waitMs: next && next - now }
}
