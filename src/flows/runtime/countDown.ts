import type { Platform } from '../../platform/platform.ts'

/** A wait that is counted down. */
export interface Countdown {
  /** When it began, in milliseconds since the epoch. */
  readonly since: number
  readonly waitMs: number
  /** How often it is told how much is left, in milliseconds: whenever a whole number of steps is. */
  readonly step: number
}

/**
 * Counts a wait down to its end: tells at once how much of it is left, in milliseconds, and again after each step. A hidden tab's timers
 * run late, so it reads the clock each time, and when somebody returns to the window. Where the clock is set back meanwhile, the wait does
 * not get longer. Returns a function that stops it.
 */
export function countDown(
  { clock, window }: Pick<Platform, 'clock' | 'window'>,
  { since, waitMs, step }: Countdown,
  onLeft: (leftMs: number) => void,
): () => void {
  let end = since + waitMs
  let latest = since
  let timer: unknown
  const count = () => {
    clock.clearTimeout(timer)
    const now = clock.now()
    if (now < latest) end -= latest - now
    latest = now
    const left = Math.max(0, end - now)
    onLeft(left)
    if (left > 0) timer = clock.setTimeout(count, left % step || step)
  }
  count()
  const stopListening = window.onFocus(count)
  return () => {
    stopListening()
    clock.clearTimeout(timer)
  }
}
