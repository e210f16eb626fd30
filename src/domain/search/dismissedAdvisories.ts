/** The key of the advisories that members have dismissed on this device, in local storage. */
export const DISMISSED_ADVISORIES_KEY = 'tackboard.dismissedAdvisories'

/** How many a device remembers; the oldest are forgotten. */
const LIMIT = 100

/** An advisory that a member has dismissed. */
export interface Dismissal {
  /** '' for a visitor. */
  readonly userId: string
  /** The server's ID of the advisory. */
  readonly id: string
}

type Stored = readonly (readonly [userId: string, id: string])[]

const isPair = (value: unknown): value is Stored[number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** Parses what is stored. Anything else is dropped. */
export const parseDismissals = (value: unknown): Stored => (Array.isArray(value) ? value.filter(isPair) : [])

/** Whether a member has dismissed an advisory. */
export const isDismissed = (stored: Stored, { userId, id }: Dismissal): boolean =>
  stored.some(([user, advisory]) => user === userId && advisory === id)

/** The same without one. */
export const withoutDismissal = (stored: Stored, { userId, id }: Dismissal): Stored =>
  stored.filter(([user, advisory]) => user !== userId || advisory !== id)

/** The same with one more. */
export const withDismissal = (stored: Stored, one: Dismissal): Stored =>
  [...withoutDismissal(stored, one), [one.userId, one.id] as const].slice(-LIMIT)
