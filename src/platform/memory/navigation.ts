import type { Navigation } from '../platform.ts'

/** Navigation that goes nowhere and remembers where it was sent. */
export interface MemoryNavigation extends Navigation {
  /** Addresses it was sent to, as given. */
  readonly visited: readonly string[]
  /** Addresses the address bar was rewritten to, as given. */
  readonly replaced: readonly string[]
}

export function createMemoryNavigation(start = 'https://localhost/'): MemoryNavigation {
  const visited: string[] = []
  const replaced: string[] = []
  let href = start
  return {
    visited,
    replaced,
    href: () => href,
    referrer: () => '',
    isPhone: () => false,
    go(to) {
      visited.push(to)
      href = new URL(to, href).href
    },
    replace(to) {
      replaced.push(to)
      href = new URL(to, href).href
    },
  }
}
