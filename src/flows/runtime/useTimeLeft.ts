import { useLayoutEffect, useState } from 'react'
import type { Clock } from '../../platform/platform.ts'

/**
 * Counts a wait down: how much of it is left, in milliseconds, rounded up to whole steps. 0 when it is over, null if there is none. It starts
 * when the wait is first given. Where the clock is set back meanwhile, the wait does not get longer.
 */
export function useTimeLeft(clock: Clock, waitMs: number | null, step: number): number | null {
  const [started, setStarted] = useState(() => ({ waitMs, at: clock.now() }))
  const [passed, setPassed] = useState(0)
  if (started.waitMs !== waitMs) {
    setStarted({ waitMs, at: clock.now() })
    setPassed(0)
  }
  const left = waitMs === null ? null : Math.max(0, waitMs - passed)
  useLayoutEffect(() => {
    if (!left) return undefined
    const timer = clock.setTimeout(
      () => setPassed((before) => Math.max(before, clock.now() - started.at)),
      left % step || step,
    )
    return () => clock.clearTimeout(timer)
  }, [clock, left, started, step])
  return left && Math.ceil(left / step) * step
}
