import { createLruCache } from './lruCache.ts'
import { parseUrl } from './redirect.ts'

/** The back and forward stacks of a visit. auth.txt §9 "Navigation history". */
export interface NavigationHistory {
  /** Oldest first. */
  readonly previous: readonly string[]
  /** The current URL; null before the first one. */
  readonly current: string | null
  /** Nearest first. */
  readonly forward: readonly string[]
}

/** A history without entries. */
export const emptyHistory: NavigationHistory = { previous: [], current: null, forward: [] }

/** Navigates to a URL and clears the forward stack. Does nothing if it is the current URL. */
export function pushAddress(history: NavigationHistory, address: string): NavigationHistory {
  const { previous, current } = history
  if (address === current) return history
  return { previous: current === null ? previous : [...previous, current], current: address, forward: [] }
}

/** Goes back one entry. Returns the same history if there is none. */
export function goBack(history: NavigationHistory): NavigationHistory {
  const { previous, current, forward } = history
  const last = previous.at(-1)
  if (last === undefined || current === null) return history
  return { previous: previous.slice(0, -1), current: last, forward: [current, ...forward] }
}

/** Goes forward one entry. Returns the same history if there is none. */
export function goForward(history: NavigationHistory): NavigationHistory {
  const { previous, current, forward } = history
  const [next, ...rest] = forward
  if (next === undefined || current === null) return history
  return { previous: [...previous, current], current: next, forward: rest }
}

/** Goes to an address with the browser's Back or Forward: to its nearest entry, or as to a new one if it is in neither stack. */
export function travelTo(history: NavigationHistory, address: string): NavigationHistory {
  const { previous, current, forward } = history
  if (address === current) return history
  const last = previous.lastIndexOf(address)
  const stepsBack = previous.length - 1 - last
  const stepsAhead = forward.indexOf(address)
  if (last < 0 && stepsAhead < 0) return pushAddress(history, address)
  const isBack = stepsAhead < 0 || (last >= 0 && stepsBack <= stepsAhead)
  let at = history
  for (let step = isBack ? stepsBack : stepsAhead; step >= 0; step -= 1)
    at = isBack ? goBack(at) : goForward(at)
  return at
}

/**
 * The last ten different pages of a visit, the newest last, for `visited_pages_before_login`; null if there are none. Paths only: a query
 * may hold a secret.
 */
export function visitedPages({ previous, current }: NavigationHistory): string | null {
  const paths = createLruCache<string, true>()
  for (const address of [...previous, current ?? '']) {
    const url = address && parseUrl(address, 'https://localhost/')
    if (url) paths.set(url.pathname, true)
  }
  return [...paths.keys()].join() || null
}
