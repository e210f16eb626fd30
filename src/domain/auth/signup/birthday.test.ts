import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { ageOn, birthdayEpoch, birthdayProblem, dateOf, parseDate, type CalendarDate } from './birthday.ts'

const on = (text: string): CalendarDate => {
  const date = parseDate(text)
  if (!date) throw new Error(`${text} is not a date`)
  return date
}
const problem = (text: string, today = '2026-06-01', minimumAge = 13) =>
  birthdayProblem(text, { today: on(today), minimumAge, maximumAge: 120 })

const zones = ['Pacific/Kiritimati', 'Asia/Kolkata', 'UTC', 'America/Sao_Paulo', 'America/Los_Angeles']

describe('§3 Birthday is sent as epoch seconds', () => {
  const deviceZone = process.env['TZ']
  afterEach(() => {
    process.env['TZ'] = deviceZone
  })

  it.each(zones)('F1 sends 29 February 2000 as 951782400 from %s', (zone) => {
    process.env['TZ'] = zone
    expect(birthdayEpoch(on('2000-02-29'))).toBe(951_782_400)
    expect(dateOf(951_782_400_000)).toEqual(dateOf(951_782_400_000, zone))
  })

  it('F2 sends days before 1970 as negative numbers', () => {
    expect(birthdayEpoch(on('1970-01-01'))).toBe(0)
    expect(birthdayEpoch(on('1969-12-31'))).toBe(-86_400)
    expect(birthdayEpoch(on('1906-06-01'))).toBe(Date.UTC(1906, 5, 1) / 1000)
    expect(birthdayEpoch(on('0099-01-01'))).toBeLessThan(birthdayEpoch(on('1899-01-01')))
  })

  it('F1, F2 gives the same day when read back in UTC', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10)
          const epoch = birthdayEpoch(on(text))
          expect(new Date(epoch * 1000).toISOString()).toBe(`${text}T00:00:00.000Z`)
        },
      ),
    )
  })
})

describe('§5 must parse to a valid value', () => {
  it.each([
    '2014-02-29',
    '2014-04-31',
    '2011-13-1',
    '2011-13-01',
    '2011-00-10',
    '2011-01-00',
    '2011-01-32',
    '1900-02-29',
    'invalid',
  ])('F3 rejects %j', (text) => {
    expect(parseDate(text)).toBeNull()
    expect(problem(text)).toBe('birthdayInvalid')
  })

  it.each([
    '0000-01-01',
    '99999-01-01',
    '2',
    '20-',
    '2000-0',
    '-001-01-01',
    '2000-01-01T00:00',
    '٢٠٠٠-٠١-٠١',
    '2000-01-01\n',
  ])('F8 rejects %j without throwing', (text) => {
    expect(parseDate(text)).toBeNull()
  })

  it('F3 parses dates that exist', () => {
    expect(parseDate('2016-02-29')).toEqual({ year: 2016, month: 2, day: 29 })
    expect(parseDate('2000-02-29')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(parseDate('0001-01-01')).toEqual({ year: 1, month: 1, day: 1 })
    expect(parseDate('9999-12-31')).toEqual({ year: 9999, month: 12, day: 31 })
  })

  it('F8 accepts any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(problem(text)).toBe(text.trim() ? 'birthdayInvalid' : 'birthdayRequired')
      }),
    )
  })
})

describe('§5 Birthday: required, and not later than 1 January of the current year', () => {
  it('is required', () => {
    expect(problem('')).toBe('birthdayRequired')
    expect(problem(' ')).toBe('birthdayRequired')
  })

  it('F4 accepts dates up to 1 January of this year, then checks the age', () => {
    expect(problem('2026-01-01')).toBe('underage')
    expect(problem('2026-01-01', '2026-06-01', 0)).toBeNull()
    expect(problem('2026-01-02')).toBe('birthdayInvalid')
    expect(problem('2027-01-01')).toBe('birthdayInvalid')
    expect(problem('2026-01-02', '2026-06-01', 0)).toBe('birthdayInvalid')
  })

  it.each(zones)('F9 follows the clock into the new year in %s', (zone) => {
    const midnight = Array.from(
      { length: 2 * 24 * 4 },
      (_, quarter) => Date.UTC(2025, 11, 31) + quarter * 900_000,
    ).find((at) => dateOf(at, zone).year === 2026)
    if (midnight === undefined) throw new Error('no New Year')
    const judge = (at: number) =>
      birthdayProblem('2026-01-01', { today: dateOf(at, zone), minimumAge: 0, maximumAge: 120 })
    expect(dateOf(midnight - 1, zone)).toEqual({ year: 2025, month: 12, day: 31 })
    expect(judge(midnight - 1)).toBe('birthdayInvalid')
    expect(judge(midnight)).toBeNull()
  })
})

describe('§5 age-eligibility check', () => {
  it('F5 counts the birthday of 29 February on 1 March in a common year', () => {
    const leap = on('2012-02-29')
    expect(ageOn(leap, on('2025-02-28'))).toBe(12)
    expect(ageOn(leap, on('2025-03-01'))).toBe(13)
    expect(ageOn(leap, on('2024-02-28'))).toBe(11)
    expect(ageOn(leap, on('2024-02-29'))).toBe(12)
    expect(problem('2012-02-29', '2025-02-28')).toBe('underage')
    expect(problem('2012-02-29', '2025-03-01')).toBeNull()
  })

  it('counts full years by month and day', () => {
    expect(ageOn(on('2000-06-15'), on('2026-06-14'))).toBe(25)
    expect(ageOn(on('2000-06-15'), on('2026-06-15'))).toBe(26)
    expect(ageOn(on('2000-06-15'), on('2026-05-30'))).toBe(25)
    expect(ageOn(on('2000-06-15'), on('2026-07-01'))).toBe(26)
  })

  it.each([
    ['Pacific/Kiritimati', '2026-06-14T10:00:00Z'],
    ['America/Los_Angeles', '2026-06-15T07:00:00Z'],
    ['America/Sao_Paulo', '2026-06-15T03:00:00Z'],
  ])('F6 increases the age at midnight in %s', (zone, midnight) => {
    const at = Date.parse(midnight)
    expect(
      birthdayProblem('2013-06-15', { today: dateOf(at - 60_000, zone), minimumAge: 13, maximumAge: 120 }),
    ).toBe('underage')
    expect(
      birthdayProblem('2013-06-15', { today: dateOf(at, zone), minimumAge: 13, maximumAge: 120 }),
    ).toBeNull()
    expect(dateOf(at, zone)).toEqual({ year: 2026, month: 6, day: 15 })
  })

  it('F6 finds the day when daylight saving time skips midnight', () => {
    expect(dateOf(Date.parse('2018-11-04T03:00:00Z'), 'America/Sao_Paulo')).toEqual({
      year: 2018,
      month: 11,
      day: 4,
    })
    expect(dateOf(Date.parse('2018-11-04T02:59:59Z'), 'America/Sao_Paulo')).toEqual({
      year: 2018,
      month: 11,
      day: 3,
    })
  })

  it('F7 accepts an age of 120 but not 121', () => {
    expect(problem('1906-06-01')).toBeNull()
    expect(problem('1905-06-02')).toBeNull()
    expect(problem('1905-06-01')).toBe('overage')
    expect(problem('0002-01-01')).toBe('overage')
  })

  it('accepts the minimum age but not a day less', () => {
    expect(problem('2013-06-01')).toBeNull()
    expect(problem('2013-06-02')).toBe('underage')
    expect(problem('2013-06-02', '2026-06-01', 0)).toBeNull()
  })
})
