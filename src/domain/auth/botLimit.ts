/** Whether another bot check is within the local limit. */
export interface LimitCheck {
  readonly isWithin: boolean
  /** If it is not: after how many milliseconds one is. Null if unknown. Default: null. */
  readonly waitMs?: number | null | undefined
}

/**
 * The stored timestamps that still count, oldest first, at most `limit`. Storage may contain anything. Invalid and future entries are
 * dropped, so setting the clock back locks no one out. An entry exactly `window` milliseconds old has expired.
 */
export function readTimestamps(
  stored: unknown,
  now: number,
  window: number,
  limit: number,
): readonly number[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter((at): at is number => typeof at === 'number' && at <= now && now - at < window)
    .toSorted((a, b) => a - b)
    .slice(-limit)
}

/** Adds the current time, keeping at most `limit` timestamps. */
export function recordTimestamp(stamps: readonly number[], now: number, limit: number): readonly number[] {
  return [...stamps, now].slice(-limit)
}

/** Whether another attempt is allowed. */
export function isWithinLimit(stamps: readonly number[], limit: number): boolean {
  return stamps.length < limit
}

/** When the next attempt is allowed, in milliseconds since the epoch; null if one is allowed now. */
export function nextAllowedAt(stamps: readonly number[], window: number, limit: number): number | null {
  const oldest = stamps.at(-limit)
  return isWithinLimit(stamps, limit) || oldest === undefined ? null : oldest + window
}
