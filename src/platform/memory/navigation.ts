import type { Navigation } from '../platform.ts'

/** Navigation that goes nowhere and remembers where it was sent. */
export interface MemoryNavigation extends Navigation {
  /** Addresses it was sent to, as given. */
  readonly visited: readonly string[]
  /** Addresses the address bar was rewritten to, as given. */
  readonly replaced: readonly string[]
}

/** How a memory navigation starts. */
export interface MemoryNavigationOptions {
  /** Default: 'https://localhost/'. */
  readonly href?: string | undefined
  /** Default: ''. */
  readonly referrer?: string | undefined
  /** Default: false. */
  readonly isPhone?: boolean | undefined
  /** Default: ''. */
  readonly userAgent?: string | undefined
}

export function createMemoryNavigation(options: MemoryNavigationOptions = {}): MemoryNavigation {
  const visited: string[] = []
  const replaced: string[] = []
  let href = options.href ?? 'https://localhost/'
  return {
    visited,
    replaced,
    href: () => href,
    referrer: () => options.referrer ?? '',
    isPhone: () => options.isPhone ?? false,
    userAgent: () => options.userAgent ?? '',
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
