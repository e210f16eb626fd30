import { daysOf } from './campaignDates.ts'

/** Calendar dates have no time zone: each is its midnight in UTC, formatted in UTC. */
const midnightOf = (date: string) => Date.parse(`${date}T00:00Z`)

/**
 * The days of a campaign in the conventions of the locale: 'May 3 – 12', '3.–12. Mai'. Intl adds the years if there are two. Null for
 * what is no date, or if it ends before it starts.
 */
export function campaignPeriod(firstDay: string, lastDay: string, locale: string): string | null {
  if (daysOf(firstDay, lastDay) === null) return null
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).formatRange(midnightOf(firstDay), midnightOf(lastDay))
}
