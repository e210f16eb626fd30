import { tidyNumber } from '../../text/typedCode.ts'

/** A Gregorian calendar date without a time zone. `month` is 1 to 12. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Parses a date input's 'YYYY-MM-DD'. Returns null for a partial date, year 0 and dates that don't exist. */
export function parseDate(text: string): CalendarDate | null {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : []
  if (year < 1) return null
  // A date that doesn't exist rolls over into another month.
  const rolled = new Date(utc({ year, month, day }))
  return rolled.getUTCMonth() + 1 === month && rolled.getUTCDate() === day ? { year, month, day } : null
}

/** A date that was typed, as a date input gives it: in the digits 0 to 9, with dashes, and without spaces around it. */
export const typedDate = (text: string): string => tidyNumber(text).replace(/[\p{Pd}\u2212]/gu, '-')

/** The date of a timestamp in a time zone; default: the device's. Throws a RangeError for an unknown zone. */
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

/** Age in full years. In common years, people born on 29 February have their birthday on 1 March. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const isBeforeBirthday = today.month * 100 + today.day < birthday.month * 100 + birthday.day
  return today.year - birthday.year - (isBeforeBirthday ? 1 : 0)
}

/** Midnight UTC in seconds since 1970, independent of the time zone; negative before 1970. */
export const birthdayEpoch = (date: CalendarDate): number => utc(date) / 1000

/** Milliseconds since 1970. `Date.UTC` would map the years 0 to 99 to 1900 to 1999. */
const utc = ({ year, month, day }: CalendarDate) => new Date(0).setUTCFullYear(year, month - 1, day)

/**
 * The error for a date input's birthday, or null. The birthday must be given, exist, be no later than 1 January of this year, and give an
 * age between the minimum and the maximum, both allowed. auth.txt §5 "Birthday".
 */
export function birthdayProblem(
  text: string,
  {
    today,
    minimumAge,
    maximumAge,
  }: { readonly today: CalendarDate; readonly minimumAge: number; readonly maximumAge: number },
): 'birthdayRequired' | 'birthdayInvalid' | 'overage' | 'underage' | null {
  const typed = typedDate(text)
  if (!typed) return 'birthdayRequired'
  const birthday = parseDate(typed)
  if (!birthday || utc(birthday) > utc({ year: today.year, month: 1, day: 1 })) return 'birthdayInvalid'
  const age = ageOn(birthday, today)
  if (age > maximumAge) return 'overage'
  return age < minimumAge ? 'underage' : null
}
