/** The key of the members whom this device does not offer a passkey again, in local storage. */
export const PASSKEY_OFFERS_KEY = 'tackboard.passkeyOffers'

/** How many members a device remembers; the oldest are forgotten. */
const LIMIT = 20

/** Parses the stored IDs of members. Anything else is dropped. */
export const parseSettled = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []

/** The same with one more member. */
export const withSettled = (settled: readonly string[], userId: string): readonly string[] =>
  [...settled.filter((id) => id !== userId), userId].slice(-LIMIT)
