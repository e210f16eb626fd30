import { birthdayEpoch, parseDate } from '../../../domain/auth/signup/birthday.ts'

/**
 * Formats a birthday ('YYYY-MM-DD') in the reader's language. It keeps the calendar that it was entered in, and the day does not shift
 * with the time zone. Returns any other text unchanged.
 */
export function birthdayText(birthday: string, locale: string): string {
  const date = parseDate(birthday)
  return date
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(
        birthdayEpoch(date) * 1000,
      )
    : birthday
}
