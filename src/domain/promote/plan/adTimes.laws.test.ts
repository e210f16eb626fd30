/** The days of an ad in every time zone, on every day that clocks change, and at the ends of months. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateIn, endOf, endTime, startOf, startTime, zoneName } from './adTimes.ts'
import { lastDay } from '../campaignDates.ts'

const zones = Intl.supportedValuesOf('timeZone')
const zone = fc.constantFrom(...zones)
const hour = 3_600_000
const day = 24 * hour
const monthEnds = fc
  .tuple(fc.integer({ min: 2024, max: 2060 }), fc.integer({ min: 0, max: 11 }))
  .map(([year, month]) => new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10))
const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const dates = fc.oneof(monthEnds, anyDay)

/** Days on which clocks change, some of them at midnight. */
const changes = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['America/Santiago', '2026-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['America/Havana', '2026-03-08'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-29'],
  ['Asia/Beirut', '2026-03-29'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/St_Johns', '2010-11-07'],
  ['America/St_Johns', '2010-11-06'],
] as const

const next = (date: string) => lastDay(date, 2) ?? ''

describe.each(changes)('in %s on %s', (timeZone, date) => {
  it('the day ends where it says, and the next one begins', () => {
    const end = endOf(date, timeZone) ?? Number.NaN
    expect(dateIn(end - 1, timeZone)).toBe(date)
    expect(dateIn(end, timeZone)).toBe(next(date))
    expect(dateIn(startOf(date, timeZone) ?? Number.NaN, timeZone)).toBe(date)
    expect(endTime(date, timeZone, 'de')).toMatch(/ 23:59$/)
  })
})

it('a day in any zone ends with its last minute, after which there is none of it, and lasts 23 to 25 hours', () =>
  fc.assert(
    fc.property(zone, dates, (timeZone, date) => {
      const [start, end] = [startOf(date, timeZone), endOf(date, timeZone)].map(Number)
      expect(dateIn(Number(end) - 1, timeZone)).toBe(date)
      expect([0, 1, 2].map((hours) => dateIn(Number(end) + hours * hour, timeZone))).not.toContain(date)
      expect(dateIn(Number(start), timeZone)).toBe(date)
      expect(Math.abs(Number(end) - Number(start) - day)).toBeLessThanOrEqual(hour)
      expect(endTime(date, timeZone, 'de')).toMatch(/ 23:59$/)
    }),
    { numRuns: 400 },
  ))

it('today in an account’s zone is at most a day from today in UTC, and never past its own end', () =>
  fc.assert(
    fc.property(zone, fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) }), (timeZone, now) => {
      const today = dateIn(now, timeZone)
      expect(Math.abs(Date.parse(today) - Date.parse(dateIn(now, 'UTC')))).toBeLessThanOrEqual(day)
      expect(now).toBeLessThan(Number(endOf(today, timeZone)))
      expect(now).toBeGreaterThanOrEqual(Number(startOf(today, timeZone)))
    }),
    { numRuns: 300 },
  ))

it('what is no date has no end, nor has a day that its zone has skipped', () => {
  const none = ['', '2026-02-30', 'x', '2026-13-01'].map((date) => endOf(date, 'Europe/Berlin'))
  expect(none).toEqual([null, null, null, null])
  expect(endOf('2011-12-30', 'Pacific/Apia')).toBeNull()
  expect(startTime('2011-12-30', 'Pacific/Apia', 'en')).toBeNull()
})

it('is written as the locale does, with the city where it is in Latin letters, else the zone’s name', () => {
  expect(endTime('2026-05-12', 'Europe/Berlin', 'de')).toBe('12. Mai, 23:59')
  expect(endTime('2026-05-12', 'Europe/Berlin', 'en')?.replace('\u202f', ' ')).toBe('May 12, 11:59 PM')
  expect(startTime('2026-05-03', 'Europe/Berlin', 'de')).toMatch(/^3. Mai, 0?0:00$/)
  expect([zoneName('America/Argentina/Buenos_Aires', 'es', '2026-05-12'), zoneName('UTC', 'en', '')]).toEqual(
    ['Buenos Aires', 'UTC'],
  )
  expect(zoneName('Europe/Berlin', 'ja', '2026-05-12')).toBe('中央ヨーロッパ時間')
})
