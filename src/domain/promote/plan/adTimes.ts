import { parseDate } from '../../auth/signup/birthday.ts'

const day = 86_400_000

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(epochMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(epochMs)
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(epochMs / 1000) * 1000
}

/** The date of an instant in a time zone, `YYYY-MM-DD`. Throws a RangeError for an unknown zone. */
export const dateIn = (epochMs: number, timeZone: string): string =>
  new Date(epochMs + offsetAt(epochMs, timeZone)).toISOString().slice(0, 10)

/** The instants at which a zone's clocks may show a date's midnight. There are two candidates where the clocks change that day. */
function midnights(date: string, timeZone: string): readonly number[] {
  const shown = Date.parse(`${date}T00:00Z`)
  const offsets = [shown - day, shown + day].map((instant) => offsetAt(instant, timeZone))
  return offsets.map((offset) => shown - offset)
}

/**
 * The first instant after a date, `YYYY-MM-DD`, in a time zone: clocks that change at midnight make the date longer or shorter. Null for
 * what is no date, and for one that the zone has skipped.
 */
export function endOf(date: string, timeZone: string): number | null {
  if (parseDate(date) === null) return null
  const next = new Date(Date.parse(`${date}T00:00Z`) + day).toISOString().slice(0, 10)
  const ends = midnights(next, timeZone).filter((instant) => dateIn(instant - 1, timeZone) === date)
  return ends.length > 0 ? Math.max(...ends) : null
}

/** The first instant of a date in a time zone; not everywhere is that 00:00. Null as with `endOf`. */
export function startOf(date: string, timeZone: string): number | null {
  if (parseDate(date) === null) return null
  const starts = midnights(date, timeZone).filter((instant) => dateIn(instant, timeZone) === date)
  return starts.length > 0 ? Math.min(...starts) : null
}

/** An instant as a zone's clocks show it, in the conventions of the locale: 'May 12, 11:59 PM', '12. Mai, 23:59'. */
const clockTime = (epochMs: number, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    calendar: 'gregory',
  }).format(epochMs)

/** When an ad starts on a date, as the clocks of its account show it; null for no such date. */
export function startTime(date: string, timeZone: string, locale: string): string | null {
  const start = startOf(date, timeZone)
  return start === null ? null : clockTime(start, timeZone, locale)
}

/** The last minute of an ad that runs to the end of a date; null for no such date. */
export function endTime(date: string, timeZone: string, locale: string): string | null {
  const end = endOf(date, timeZone)
  return end === null ? null : clockTime(end - 1, timeZone, locale)
}

/** A zone as people call it: its city where the locale is written in Latin letters, as IDs are, else its name on that date. */
export function zoneName(timeZone: string, locale: string, date: string): string {
  if (new Intl.Locale(locale).maximize().script === 'Latn')
    return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    Date.parse(`${date}T00:00Z`) || 0,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
