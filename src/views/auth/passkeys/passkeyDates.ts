const dayMs = 24 * 3_600_000

/** The number of a local day: a day that has 23 hours counts as one, too. */
const dayOf = (moment: number) => {
  const date = new Date(moment)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs
}

/** How dates are written in a list of passkeys that was read at `now`, in the reader's language and time zone. */
export function passkeyDates(locale: string, now: number) {
  const format = (year?: 'numeric') =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year, calendar: 'gregory' })
  const [thisYear, otherYear] = [format(), format('numeric')]
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  /** 'May 3'; with the year if it is another one. */
  const date = (moment: number) =>
    (new Date(moment).getFullYear() === new Date(now).getFullYear() ? thisYear : otherYear).format(moment)
  return {
    date,
    /** 'today', 'yesterday' or '3 days ago'; a week ago or more, the date. */
    recent(moment: number): string {
      const ago = dayOf(now) - dayOf(moment)
      return ago < 7 ? days.format(-ago, 'day') : date(moment)
    },
  }
}
