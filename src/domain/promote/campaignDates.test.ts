import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, lastDay } from './campaignDates.ts'

describe('M4 the last day is included', () => {
  it.each([
    ['2026-05-03', 10, '2026-05-12'],
    ['2026-05-03', 1, '2026-05-03'],
    ['2026-01-31', 29, '2026-02-28'],
    ['2028-02-28', 2, '2028-02-29'],
    ['2026-12-31', 2, '2027-01-01'],
    // Clocks change in Europe and in the United States.
    ['2026-03-28', 3, '2026-03-30'],
    ['2026-03-07', 3, '2026-03-09'],
    ['2026-10-24', 30, '2026-11-22'],
  ])('from %s for %i days: to %s', (firstDay, days, expected) => {
    expect([lastDay(firstDay, days), daysOf(firstDay, expected)]).toEqual([expected, days])
  })

  it.each([
    ['2026-02-30', 3],
    ['26-1-1', 3],
    ['', 3],
    ['2026-05-03', 0],
    ['2026-05-03', -1],
    ['2026-05-03', 1.5],
    ['2026-05-03', Number.NaN],
    ['2026-05-03', Infinity],
  ])('is unknown from %j for %d days', (firstDay, days) => {
    expect(lastDay(firstDay, days)).toBeNull()
  })

  it.each([
    ['2026-05-03', '2026-05-02'],
    ['2026-05-03', '2026-02-30'],
    ['tomorrow', '2026-05-03'],
  ])('a campaign from %s to %s has no length', (firstDay, last) => {
    expect(daysOf(firstDay, last)).toBeNull()
  })

  it('agrees with its inverse for every length', () => {
    const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 3_000 }), (date, days) => {
        const firstDay = date.toISOString().slice(0, 10)
        expect(daysOf(firstDay, lastDay(firstDay, days) ?? '')).toBe(days)
      }),
    )
  })
})
