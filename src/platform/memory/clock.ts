import type { Clock } from '../platform.ts'

/** A clock that only moves when told to. Works as XState's `clock` option. */
export interface ManualClock extends Clock {
  /** Advances time by `ms` milliseconds and runs the timers that fall due, in order. */
  advance(ms: number): void
  /** The number of pending timers: 0 after a clean unmount. */
  readonly pending: number
}

/** Creates a manual clock. `start` is in milliseconds since the epoch; default: 1 June 2026, noon UTC. */
export function createManualClock(start: number = Date.UTC(2026, 5, 1, 12)): ManualClock {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  let now = start
  let last = 0

  const nextDue = (until: number) => {
    const due = [...timers].filter(([, timer]) => timer.at <= until)
    return due.toSorted(([a, one], [b, other]) => one.at - other.at || a - b)[0]
  }

  return {
    now: () => now,
    setTimeout(run, ms) {
      last += 1
      timers.set(last, { at: now + Math.max(0, ms), run })
      return last
    },
    clearTimeout(id) {
      if (typeof id === 'number') timers.delete(id)
    },
    advance(ms) {
      const until = now + ms
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const [id, timer] = due
        timers.delete(id)
        now = timer.at
        timer.run()
      }
      now = until
    },
    get pending() {
      return timers.size
    },
  }
}
