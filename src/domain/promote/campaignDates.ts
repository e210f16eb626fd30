import { parseDate } from '../auth/signup/birthday.ts'

const day = 86_400_000

/** Midnight of a calendar date, in milliseconds. UTC has no change of clocks, so that every day is as long as any other. */
const midnightOf = (date: string): number | null =>
  parseDate(date) === null ? null : Date.parse(`${date}T00:00Z`)

/** The last day of a campaign, given as `YYYY-MM-DD`: it runs for `days` days, the first one included. Null for what is no date. */
export function lastDay(firstDay: string, days: number): string | null {
  const start = midnightOf(firstDay)
  if (start === null || !Number.isInteger(days) || days < 1) return null
  const end = new Date(start + (days - 1) * day)
  // Years above 9999 are written with a sign.
  return Number.isNaN(end.getTime()) || end.getUTCFullYear() > 9999 ? null : end.toISOString().slice(0, 10)
}

/** How many days a campaign runs, the first and the last one included; null for what is no date, or if it ends before it starts. */
export function daysOf(firstDay: string, lastDayOfCampaign: string): number | null {
  const [start, end] = [midnightOf(firstDay), midnightOf(lastDayOfCampaign)]
  return start === null || end === null || end < start ? null : (end - start) / day + 1
}
