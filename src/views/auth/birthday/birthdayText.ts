import { birthdayEpoch, parseDate } from '../../../domain/auth/signup/birthday.ts'

/**
 * A birthday ('YYYY-MM-DD') as the reader's language writes it. The calendar is the one it was entered in, and the day is never that of
 * another time zone. A text that names no day comes back as it is.
 */
export function birthdayText(birthday: string, locale: string): string {
  const date = parseDate(birthday)
  return date
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(
        birthdayEpoch(date) * 1000,
      )
    : birthday
}
