import { useLayoutEffect, useState } from 'react'
import { useTackboard } from './config.ts'
import { countDown } from './countDown.ts'

const MINUTE = 60_000

/**
 * Counts a wait down: how many minutes of it are left, rounded up. 0 when it is over, null if there is none. It starts when the wait is
 * first given.
 */
export function useMinutesLeft(waitMs: number | null): number | null {
  const { platform } = useTackboard()
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
        : countDown(platform, { since: started.since, waitMs: started.waitMs, step: MINUTE }, setLeft),
    [platform, started],
  )
  return left && Math.ceil(left / MINUTE)
}
