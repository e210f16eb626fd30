import { useLayoutEffect, useState } from 'react'
import type { Platform } from '../../platform/platform.ts'
import { countDown } from './countDown.ts'

/**
 * Counts a wait down: how much of it is left, in milliseconds, rounded up to whole steps. 0 when it is over, null if there is none. It starts
 * when the wait is first given.
 */
export function useTimeLeft(platform: Platform, waitMs: number | null, step: number): number | null {
  const [started, setStarted] = useState(() => ({ waitMs, since: platform.clock.now() }))
  const [left, setLeft] = useState(waitMs)
  if (started.waitMs !== waitMs) {
    setStarted({ waitMs, since: platform.clock.now() })
    setLeft(waitMs)
  }
  useLayoutEffect(
    () =>
      started.waitMs === null
        ? undefined
        : countDown(platform, { since: started.since, waitMs: started.waitMs, step }, setLeft),
    [platform, started, step],
  )
  return left && Math.ceil(left / step) * step
}
