import { cutGraphemes } from '../text/truncate.ts'

/** At this many characters, a name is cut. */
const limit = 64
/** What remains of it, before the ellipsis. */
const kept = 62

/**
 * A campaign's name, cut to 62 characters and an ellipsis from 64 on. Counts graphemes, so that no emoji is cut in half. saving.txt §5
 * "Campaign name".
 */
export function campaignName(name: string): string {
  const isShort = cutGraphemes(name, limit - 1) === name
  return isShort ? name : `${cutGraphemes(name, kept)}…`
}
