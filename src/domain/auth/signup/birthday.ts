/** A day of the Gregorian calendar, in no time zone; `month` is 1 to 12. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day a date input's 'YYYY-MM-DD' names; null for part of a date, for year 0 and for days that are in no calendar. F3, F8. */
export function parseDate(text: string): CalendarDate | null {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : []
  if (year < 1) return null
  // A day that is not there rolls over into another month.
  const rolled = new Date(utc({ year, month, day }))
  return rolled.getUTCMonth() + 1 === month && rolled.getUTCDate() === day ? { year, month, day } : null
}

/** The day a clock's milliseconds fall on in a time zone; default: the device's. Throws a RangeError for a zone nobody knows. F6. */
export function dateOf(epochMs: number, timeZone?: string): CalendarDate {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const part = Object.fromEntries(
    format.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]),
  )
  return { year: part['year'] ?? 0, month: part['month'] ?? 0, day: part['day'] ?? 0 }
}

/** Full years on a day. Who was born on 29 February turns a year older on 1 March of a common year. F5. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const isYetToCome = today.month * 100 + today.day < birthday.month * 100 + birthday.day
  return today.year - birthday.year - (isYetToCome ? 1 : 0)
}

/** The start of the day in UTC, in seconds since 1970: the same from every time zone, negative before. auth.txt §3. F1, F2. */
export const birthdayEpoch = (date: CalendarDate): number => utc(date) / 1000

/** Milliseconds; `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
const utc = ({ year, month, day }: CalendarDate) => new Date(0).setUTCFullYear(year, month - 1, day)

/**
 * What is wrong with a birthday as a date input holds it, or null: there is none, it is no day or later than 1 January of this year, or
 * its age is above the maximum (120 is fine) or below the minimum. auth.txt §5, §9. F3–F9.
 */
export function birthdayProblem(
  text: string,
  {
    today,
    minimumAge,
    maximumAge,
  }: { readonly today: CalendarDate; readonly minimumAge: number; readonly maximumAge: number },
): 'birthdayRequired' | 'birthdayInvalid' | 'overage' | 'underage' | null {
  if (!text.trim()) return 'birthdayRequired'
  const birthday = parseDate(text.trim())
  if (!birthday || utc(birthday) > utc({ year: today.year, month: 1, day: 1 })) return 'birthdayInvalid'
  const age = ageOn(birthday, today)
  if (age > maximumAge) return 'overage'
  return age < minimumAge ? 'underage' : null
}
