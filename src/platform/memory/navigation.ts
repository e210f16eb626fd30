import type { Navigation } from '../platform.ts'

/** Navigation that only records its targets. */
export interface MemoryNavigation extends Navigation {
  /** The targets of `go`, as given. */
  readonly visited: readonly string[]
  /** Those of them that took the place of the page in the history. */
  readonly redirected: readonly string[]
  /** The targets of `replace`, as given. */
  readonly replaced: readonly string[]
}

/** The initial state of a memory navigation. */
export interface MemoryNavigationOptions {
  /** The current URL. Default: 'https://localhost/'. */
  readonly href?: string | undefined
  /** The page that led here. Default: ''. */
  readonly referrer?: string | undefined
  /** The pages that Back leads to, oldest first. Default: the one that led here. */
  readonly previous?: readonly string[] | undefined
  /** Whether this is a phone. Default: false. */
  readonly isPhone?: boolean | undefined
  /** The browser's user agent. Default: ''. */
  readonly userAgent?: string | undefined
}

export function createMemoryNavigation(options: MemoryNavigationOptions = {}): MemoryNavigation {
  const visited: string[] = []
  const redirected: string[] = []
  const replaced: string[] = []
  let href = options.href ?? 'https://localhost/'
  return {
    visited,
    redirected,
    replaced,
    href: () => href,
    referrer: () => options.referrer ?? '',
    previous: () => options.previous ?? (options.referrer ? [options.referrer] : []),
    isPhone: () => options.isPhone ?? false,
    userAgent: () => options.userAgent ?? '',
    go(to, { replace } = {}) {
      visited.push(to)
      if (replace) redirected.push(to)
      href = new URL(to, href).href
    },
    replace(to) {
      replaced.push(to)
      href = new URL(to, href).href
    },
  }
}
