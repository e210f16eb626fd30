/**
 * The stored timestamps that count now, oldest first, at most `limit`. Anything may be in storage: invalid and future entries are
 * dropped, so that a clock set back never locks anyone out. An entry exactly `window` milliseconds old no longer counts. C11, C12.
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

/** The timestamps with one more. */
export function recordTimestamp(stamps: readonly number[], now: number, limit: number): readonly number[] {
  return [...stamps, now].slice(-limit)
}

/** Whether one more fits: fewer than `limit` count already. auth.txt §9: three within 3,600 seconds. */
export function isWithinLimit(stamps: readonly number[], limit: number): boolean {
  return stamps.length < limit
}

/** When one more fits, in milliseconds since the epoch; null when one does now. */
export function freeAt(stamps: readonly number[], window: number, limit: number): number | null {
  const oldest = stamps.at(-limit)
  return isWithinLimit(stamps, limit) || oldest === undefined ? null : oldest + window
}
