import type { Cookies } from '../platform.ts'

/** Cookies in memory. */
export interface MemoryCookies extends Cookies {
  /** The cookies' values by name. */
  readonly stored: Map<string, string>
}

/** Creates cookies that never expire. */
export function createMemoryCookies(start: Readonly<Record<string, string>> = {}): MemoryCookies {
  const stored = new Map(Object.entries(start))
  return {
    stored,
    get: (name) => stored.get(name) ?? null,
    set: (name, value) => void stored.set(name, value),
  }
}
