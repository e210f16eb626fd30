/** Where a visit has been and may go back to. auth.txt §9 "Navigation history". */
export interface NavigationHistory {
  /** Oldest first. */
  readonly previous: readonly string[]
  /** The address shown; null before the first. */
  readonly current: string | null
  /** The next one first. */
  readonly forward: readonly string[]
}

/** A visit that has seen nothing yet. */
export const emptyHistory: NavigationHistory = { previous: [], current: null, forward: [] }

/** Goes on to an address, which ends the way forward. The address already shown changes nothing. */
export function pushAddress(history: NavigationHistory, address: string): NavigationHistory {
  const { previous, current } = history
  if (address === current) return history
  return { previous: current === null ? previous : [...previous, current], current: address, forward: [] }
}

/** Goes one back; the same history when there is nothing behind. */
export function goBack(history: NavigationHistory): NavigationHistory {
  const { previous, current, forward } = history
  const last = previous.at(-1)
  if (last === undefined || current === null) return history
  return { previous: previous.slice(0, -1), current: last, forward: [current, ...forward] }
}

/** Goes one forward; the same history when nothing was gone back from. */
export function goForward(history: NavigationHistory): NavigationHistory {
  const { previous, current, forward } = history
  const [next, ...rest] = forward
  if (next === undefined || current === null) return history
  return { previous: [...previous, current], current: next, forward: rest }
}
