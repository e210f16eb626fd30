/** A longer wait is a mistake of the server, or nothing to count down to. */
const LONGEST = 24 * 60 * 60_000

/**
 * How long the server asks to wait in `Retry-After`, which is a number of seconds or a date, in milliseconds. Null if it does not say, or
 * nothing that makes sense. A date counts from the server's own `Date` where it can be read, because the visitor's clock may be wrong.
 */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  const sentAt = Date.parse(headers.get('date') ?? '')
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1_000
    : Date.parse(value) - (Number.isNaN(sentAt) ? Date.now() : sentAt)
  return ms > 0 && ms <= LONGEST ? ms : null
}
