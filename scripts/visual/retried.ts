/** Stories that passed only on retry. Each may hide a race, so all are named, and only a few are tolerated. */

/** How many a run may have: a machine under load is slow now and then, but not everywhere. */
const LIMIT = 3

/** The lines to print, which `npm test` shows even of a part that passes (⚠), and whether the run is red. */
export function judgeRetried(ids: readonly string[]) {
  const isRed = ids.length > LIMIT
  return {
    isRed,
    lines: [
      ...ids.map((id) => `⚠ ${id} failed at first and passed on retry.`),
      ...(isRed ? [`⚠ ${ids.length} stories passed only on retry, more than ${LIMIT}: find the race.`] : []),
    ],
  }
}
