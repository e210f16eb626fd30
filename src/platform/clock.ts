import type { Clock } from './platform.ts'

/** The browser's clock. Reads the globals on each call, so that tests can replace them. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  // SAFETY: IDs come from `setTimeout` above; the interface keeps them opaque.
  clearTimeout: (id) => clearTimeout(id as number),
}
