import { visibleName } from '../text/visibleName.ts'

/** A passkey in the member's list, with what the server says about it checked. */
export interface ListedPasskey {
  readonly id: string
  /** What the member or the server calls it; '' if nothing of it is visible. */
  readonly name: string
  /** When it was created and last logged in with, in epoch milliseconds; null if the server does not say, or says something impossible. */
  readonly createdAt: number | null
  readonly lastUsedAt: number | null
}

/** A passkey as the server sends it. */
interface SentPasskey {
  readonly id: string
  readonly name: string
  readonly created_at: string | null
  readonly last_used_at: string | null
}

/** Before it, there were no passkeys: a date from then is a default of the server, such as 0001-01-01. */
const earliest = Date.UTC(2013, 0)

/** How far a server's clock may be ahead, with the time zone that it may have left out. */
const tolerance = 24 * 3_600_000

/** `Date.parse` takes much more than dates, such as '5'. */
const isIso = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d.:]*(?:Z|[+-]\d{2}:?\d{2})?)?$/

function momentOf(text: string | null, now: number): number | null {
  const moment = text !== null && isIso.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment) || moment < earliest || moment > now + tolerance) return null
  // What is a little ahead has just happened.
  return Math.min(moment, now)
}

/** A passkey as the list shows it. */
export const listedPasskey = (sent: SentPasskey, now: number): ListedPasskey => ({
  id: sent.id,
  name: visibleName(sent.name),
  createdAt: momentOf(sent.created_at, now),
  lastUsedAt: momentOf(sent.last_used_at, now),
})

/**
 * The list that the server sends, in its order. What is malformed is left out. An ID that comes twice is one passkey: it is listed once,
 * where it came first, as the later entry describes it, so that renaming and removing are about one row.
 */
export const listedPasskeys = (
  sent: readonly (SentPasskey | null)[],
  now: number,
): readonly ListedPasskey[] => [
  ...new Map(
    sent.flatMap((passkey) => (passkey ? [[passkey.id, listedPasskey(passkey, now)] as const] : [])),
  ).values(),
]

/** The same list with this passkey, in its place or, if it is new, at the end. */
export const withPasskey = (
  passkeys: readonly ListedPasskey[],
  passkey: ListedPasskey,
): readonly ListedPasskey[] => [...new Map([...passkeys, passkey].map((one) => [one.id, one])).values()]

/** How many code units a passkey's name may have. */
export const PASSKEY_NAME_LIMIT = 100
