import type { Clock } from './platform.ts'

/** The machine's own time. Reads the globals at each call, so that a test may replace them. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  // SAFETY: ids come from `setTimeout` above; the interface keeps them opaque.
  clearTimeout: (id) => clearTimeout(id as number),
}
