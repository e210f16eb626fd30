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
