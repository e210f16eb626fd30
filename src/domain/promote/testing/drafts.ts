import * as fc from 'fast-check'
import type { PromoteDraft } from '../draft.ts'
import { adTypes } from '../promotion.ts'

/** 3 May 2026, noon UTC. */
export const now = Date.UTC(2026, 4, 3, 12)

/** A draft with every field filled in. */
export const fullDraft: PromoteDraft = {
  version: 1,
  savedAt: now,
  pin: {
    id: '723421968459640832',
    title: 'Guided walks',
    link: 'https://wren.example/walks',
    imageUrl: 'https://pics.example/236x/ridge.jpg',
    color: '#b98a7a',
    isVideo: true,
    ownerId: '1',
  },
  dailyBudget: { minor: 1250, currency: 'EUR' },
  destinationUrl: 'https://wren.example/spring',
  duration: '7',
  endDate: '2026-05-09',
  isOngoing: true,
  locale: 'de',
  name: 'Spring walks',
  isAutoTargeting: false,
  interests: ['hiking', 'maps'],
  ages: ['25-34'],
  genders: ['female', 'unknown'],
  adType: 'WEB_CONVERSION',
  tag: { conversionTagId: '2612', conversionEvent: 'checkout' },
}

const text = fc.string({ unit: 'binary', maxLength: 40 })
const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
const ids = fc.uniqueArray(id, { maxLength: 25 })
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const color = fc.constantFrom('#abc', '#A1b2C3')
const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

/** Any draft that a form can make without more than is documented. */
export const anyDraft: fc.Arbitrary<PromoteDraft> = fc.record({
  version: fc.constant(1 as const),
  savedAt: fc.integer({ min: now - 29 * 86_400_000, max: now }),
  pin: optional(
    fc.record({
      id,
      title: text,
      link: optional(fc.webUrl()),
      imageUrl: optional(fc.webUrl()),
      color: optional(color),
      isVideo: fc.boolean(),
      ownerId: optional(id),
    }),
  ),
  dailyBudget: optional(
    fc.record({
      minor: fc.integer({ min: 0, max: 900_000_000_000 }),
      currency: fc.constantFrom('EUR', 'USD', 'SEK', 'CHF'),
    }),
  ),
  destinationUrl: fc.oneof(fc.webUrl(), fc.constantFrom('', ' ', 'https://', 'http://[', 'wren.example')),
  duration: fc.oneof(fc.constantFrom('', '10 days', 'ten'), fc.integer({ max: 400 }).map(String)),
  endDate: fc.oneof(
    fc.constant(''),
    date.map((day) => day.toISOString().slice(0, 10)),
  ),
  isOngoing: fc.boolean(),
  locale: fc.constantFrom('en', 'de', 'pt-BR', 'ar'),
  name: text,
  isAutoTargeting: fc.boolean(),
  interests: ids,
  ages: ids,
  genders: ids,
  adType: fc.constantFrom(...adTypes),
  tag: optional(fc.record({ conversionTagId: id, conversionEvent: id })),
})

/** What a draft has besides, where an app asks for more. */
const more = fc.record(
  {
    startDate: date.map((day) => day.toISOString().slice(0, 10)),
    places: fc.uniqueArray(id, { minLength: 1, maxLength: 25 }),
    country: fc.constantFrom('DE', 'CH'),
    totalBudget: fc.record({
      minor: fc.integer({ min: 0, max: 9_000_000_000 }),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    }),
  },
  { requiredKeys: [] },
)

/** Any draft of a form that asks for more. */
export const anyPlannedDraft: fc.Arbitrary<PromoteDraft> = fc
  .tuple(anyDraft, more)
  .map(([draft, own]) => Object.assign({}, draft, own, own.totalBudget && { dailyBudget: null }))
