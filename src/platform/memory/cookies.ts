import type { Cookies } from '../platform.ts'

/** Cookies in memory; `kept` is what was written, by name. */
export interface MemoryCookies extends Cookies {
  readonly kept: Map<string, string>
}

/** Keeps cookies for as long as the platform lives; no time makes them old. */
export function createMemoryCookies(start: Readonly<Record<string, string>> = {}): MemoryCookies {
  const kept = new Map(Object.entries(start))
  return { kept, get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) }
}
