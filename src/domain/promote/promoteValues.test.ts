import { describe, expect, it } from 'vitest'
import { defaultPromotePolicy as policy } from '../policy/promotePolicy.ts'
import { daysTyped, durationFor, initialValues, withChange, type PromoteValues } from './promoteValues.ts'
import type { PromotePin } from './promotion.ts'

const today = '2026-05-03'
const pin: PromotePin = {
  id: '21',
  title: 'Guided walks',
  link: 'https://wren.example/walks',
  imageUrl: null,
  color: null,
  isVideo: false,
  ownerId: '1',
}
const initial = initialValues(pin, 'US', today, policy)
/** The days and the last day after a change. */
const after = (change: Partial<PromoteValues>, firstDay = today, from = initial) => {
  const { duration, endDate } = withChange(from, change, firstDay)
  return [duration, endDate]
}

describe('G7 the days that are typed', () => {
  it.each([
    ['10', 10],
    ['10.9', 10],
    ['10 days', 10],
    [' 7 ', 7],
    ['+3', 3],
    ['007', 7],
    ['１０', 10],
    ['٣٠ يومًا', 30],
    ['\u200b१४', 14],
    ['', null],
    ['0', null],
    ['0.9', null],
    ['-3', null],
    ['ten', null],
    ['Infinity', null],
    ['NaN', null],
    ['0x10', null],
    ['9'.repeat(400), null],
  ])('%j: %j', (typed, days) => {
    expect(daysTyped(typed)).toBe(days)
  })
})

describe('M4 the last day follows the days', () => {
  it.each([
    ['2026-05-03', '1', '2026-05-03'],
    ['2026-05-03', '10', '2026-05-12'],
    ['2026-05-03', '10 days', '2026-05-12'],
    // Ends of months, leap years, the end of the year.
    ['2026-01-31', '2', '2026-02-01'],
    ['2026-01-31', '30', '2026-03-01'],
    ['2028-01-31', '30', '2028-02-29'],
    ['2026-12-31', '2', '2027-01-01'],
    // Changes of clocks in Europe, the United States and New Zealand.
    ['2026-03-28', '3', '2026-03-30'],
    ['2026-10-24', '3', '2026-10-26'],
    ['2026-03-07', '3', '2026-03-09'],
    ['2026-10-31', '3', '2026-11-02'],
    ['2026-09-26', '3', '2026-09-28'],
  ])('from %s, %s: %s, and back', (firstDay, duration, endDate) => {
    expect(after({ duration }, firstDay)).toEqual([duration, endDate])
    expect(after({ endDate }, firstDay)).toEqual([String(daysTyped(duration)), endDate])
  })

  it.each(['', '0', '-1', 'ten', '99999999999'])(
    '%j days have no last day, and stay as typed',
    (duration) => {
      expect(after({ duration })).toEqual([duration, ''])
    },
  )

  it.each(['', '2026-05-02', '2025-05-12', '2026-02-30', '3 May'])(
    'a last day of %j has no days, and stays as typed',
    (endDate) => {
      expect(after({ endDate })).toEqual(['', endDate])
    },
  )

  it('today is one day, and a month later is what the calendar says', () => {
    expect(after({ endDate: today })).toEqual(['1', today])
    expect(after({ endDate: '2026-02-28' }, '2026-01-31')).toEqual(['29', '2026-02-28'])
  })

  it('both stay while the ad is ongoing, and are there when it ends again', () => {
    const ongoing = withChange(withChange(initial, { duration: '7' }, today), { isOngoing: true }, today)
    expect([ongoing.duration, ongoing.endDate]).toEqual(['7', '2026-05-09'])
    expect(after({ isOngoing: false }, today, ongoing)).toEqual(['7', '2026-05-09'])
  })

  it('nothing else changes either of them, and they change nothing else', () => {
    const changed = withChange(initial, { name: 'Spring', adType: 'CATALOG_SALES' }, today)
    expect(changed).toEqual({ ...initial, name: 'Spring', adType: 'CATALOG_SALES' })
    expect(withChange(initial, { duration: '3' }, today)).toEqual({
      ...initial,
      duration: '3',
      endDate: '2026-05-05',
    })
  })
})

describe('Q14 §9 the form starts', () => {
  it.each([
    ['US', 300, 'USD', '10', '2026-05-12'],
    ['SE', 1_000, 'SEK', '30', '2026-06-01'],
    ['NO', 1_000, 'NOK', '30', '2026-06-01'],
    ['DK', 1_000, 'DKK', '30', '2026-06-01'],
    ['CZ', 8_000, 'USD', '10', '2026-05-12'],
    ['DE', 100, 'EUR', '10', '2026-05-12'],
    ['FI', 100, 'EUR', '10', '2026-05-12'],
    ['BR', 100, 'USD', '10', '2026-05-12'],
    ['se', 1_000, 'SEK', '30', '2026-06-01'],
    ['', 300, 'USD', '10', '2026-05-12'],
    [null, 300, 'USD', '10', '2026-05-12'],
  ])('M8 in %j with %i %s a day for %s days, to %s', (country, minor, currency, duration, endDate) => {
    expect(initialValues(pin, country, today, policy)).toMatchObject({
      budget: { kind: 'amount', money: { minor, currency } },
      duration,
      endDate,
    })
  })

  it('with the pin’s title and link, for everybody, and to be considered', () => {
    expect(initial).toEqual({
      name: 'Guided walks',
      destinationUrl: 'https://wren.example/walks',
      budget: { kind: 'amount', money: { minor: 300, currency: 'USD' }, check: 'belowSuggested' },
      duration: '10',
      endDate: '2026-05-12',
      isOngoing: false,
      isAutoTargeting: true,
      ages: [],
      genders: [],
      interests: [],
      adType: 'CONSIDERATION',
      tag: null,
    })
  })

  it.each([null, { ...pin, title: '', link: null }])(
    'named after the day without a title: %j',
    (untitled) => {
      expect(initialValues(untitled, 'US', today, policy)).toMatchObject({
        name: 'Pin 2026-05-03',
        destinationUrl: '',
      })
    },
  )
})

it.each([
  ['SE', 30],
  [' dk ', 30],
  ['FI', 10],
  ['XX', 10],
  ['', 10],
  [null, 10],
])('Q15 §9 the suggested days of %j are %i', (country, days) => {
  expect(durationFor(policy.suggestedDuration, country, policy)).toBe(days)
})
