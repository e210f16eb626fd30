import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPromotePolicy as policy } from '../policy/promotePolicy.ts'
import { formatAmount } from '../money/formatMoney.ts'
import { decimalOf, microsOf } from '../money/money.ts'
import { readBudget } from './budgetReading.ts'
import { readDraft, type DraftRules } from './readDraft.ts'
import { adTypes } from './promotion.ts'
import { budgetFor } from './budget.ts'
import { anyDraft, fullDraft, now } from './testing/drafts.ts'

const day = 86_400_000
const rules: DraftRules = { now, country: 'SE', policy }
const read = (value: unknown) => readDraft(value, rules)
/** A stored draft with one field replaced, as JSON makes it. */
const withField = (field: string, json: string): unknown =>
  JSON.parse(JSON.stringify({ ...fullDraft, [field]: '%' }).replace('"%"', json))
const withPin = (change: object) => read({ ...fullDraft, pin: { ...fullDraft.pin, ...change } })?.pin

it.each([
  ['KR', 'KRW', '1250', '1,250', 1_250_000_000],
  ['JP', 'JPY', '1250', '1,250', 1_250_000_000],
  ['DE', 'EUR', '12.50', '12.50', 12_500_000],
  ['KW', 'KWD', '1.250', '1.250', 1_250_000],
])('G8 in %s a stored budget of 1250 %s stays %s, as the field shows it and reads it again', (...row) => {
  const [country, currency, decimal, shown, micros] = row
  const dailyBudget = { minor: 1250, currency }
  const money = read(JSON.parse(JSON.stringify({ ...fullDraft, dailyBudget })))?.dailyBudget
  if (!money) throw new Error('The budget is lost.')
  expect([money, decimalOf(money), formatAmount(money, 'en'), microsOf(money)]).toEqual([
    dailyBudget,
    decimal,
    shown,
    micros,
  ])
  const limits = { ...budgetFor(country, policy), currency }
  expect(readBudget({ text: shown, locale: 'en' }, limits)).toMatchObject({
    kind: 'amount',
    money: dailyBudget,
  })
})

describe('C7 M5 a wrong field is lost alone', () => {
  const noBudget = { dailyBudget: null }
  it.each<[field: string, json: string, lost: object]>([
    ['version', '2', {}],
    ['version', '"old"', {}],
    ['dailyBudget', '12.5', noBudget],
    ['dailyBudget', '"12.50"', noBudget],
    ['dailyBudget', '{"minor":null,"currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":"1250","currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":12.5,"currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":12.5,"currency":"JPY"}', noBudget],
    ['dailyBudget', '{"minor":-1,"currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":-0,"currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":1e999,"currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":9007199254740992,"currency":"EUR"}', noBudget],
    // Its micros are not a safe integer.
    ['dailyBudget', '{"minor":9007199254740991,"currency":"EUR"}', noBudget],
    ['dailyBudget', '{"minor":1250,"currency":"€"}', noBudget],
    ['dailyBudget', '{"minor":1250}', noBudget],
    ['dailyBudget', '[1250,"EUR"]', noBudget],
    ['duration', '7', { duration: '30' }],
    ['duration', 'null', { duration: '30' }],
    ['endDate', '"2026-02-30"', { endDate: '' }],
    ['endDate', '20260509', { endDate: '' }],
    ['isOngoing', '"true"', { isOngoing: false }],
    ['isAutoTargeting', '0', { isAutoTargeting: true }],
    ['name', '{"length":1}', { name: 'Guided walks' }],
    ['name', JSON.stringify('x'.repeat(10_001)), { name: 'Guided walks' }],
    ['destinationUrl', '"javascript:alert(1)"', { destinationUrl: 'https://wren.example/walks' }],
    [
      'destinationUrl',
      String.raw`" java\nscript:alert(1)"`,
      { destinationUrl: 'https://wren.example/walks' },
    ],
    ['destinationUrl', '"data:text/html,x"', { destinationUrl: 'https://wren.example/walks' }],
    ['destinationUrl', '["https://a.example"]', { destinationUrl: 'https://wren.example/walks' }],
    ['locale', '7', { locale: '' }],
    ['interests', '"hiking"', { interests: [] }],
    ['interests', '[7,null,"hiking","","hiking",["maps"]]', { interests: ['hiking'] }],
    ['ages', '{"0":"25-34"}', { ages: [] }],
    ['genders', 'true', { genders: [] }],
    ['adType', '"AWARENESS"', { adType: 'CONSIDERATION' }],
    ['adType', '"constructor"', { adType: 'CONSIDERATION' }],
    ['tag', '{"conversionTagId":"2612"}', { tag: null }],
    ['tag', '{"conversionTagId":2612,"conversionEvent":"checkout"}', { tag: null }],
    ['pin', '{"id":723421968459640800}', { pin: null }],
    ['pin', '"723421968459640832"', { pin: null }],
    ['savedAt', '"yesterday"', { savedAt: now }],
    ['savedAt', '1.5', { savedAt: now }],
    ['savedAt', '1e999', { savedAt: now }],
  ])('%s of %.80s', (field, json, lost) => {
    expect(read(withField(field, json))).toEqual({ ...fullDraft, ...lost })
  })

  it.each(Object.keys(fullDraft))('%s that is missing: everything else is there', (field) => {
    const { [field]: _missing, ...rest }: Record<string, unknown> = { ...fullDraft }
    const { [field]: _default, ...others }: Record<string, unknown> = { ...read(rest) }
    const { [field]: _given, ...expected }: Record<string, unknown> = { ...fullDraft }
    expect(others).toEqual(expected)
  })

  it('A17 A20 E16 an unsafe link, picture or color of the pin', () => {
    expect(withPin({ link: 'javascript:alert(1)' })).toEqual({ ...fullDraft.pin, link: null })
    expect(withPin({ imageUrl: 'data:image/svg+xml,x' })).toEqual({ ...fullDraft.pin, imageUrl: null })
    expect(withPin({ color: 'red;background:url(x)' })).toEqual({ ...fullDraft.pin, color: null })
    expect(withPin({ isVideo: 1, title: null, ownerId: 7 })).toEqual({
      ...fullDraft.pin,
      isVideo: false,
      title: '',
      ownerId: null,
    })
  })

  it.each(['', 'https://', 'http://[', 'wren.example/sp'])(
    'an unfinished address is none: %j is kept',
    (text) => expect(read({ ...fullDraft, destinationUrl: text })?.destinationUrl).toBe(text),
  )

  it('a long list keeps the first of it', () => {
    const many = Array.from({ length: 1_000 }, (_, n) => `i${n}`)
    const draft = read({ ...fullDraft, interests: many, ages: many, genders: many })
    expect(draft?.interests).toEqual(many.slice(0, policy.interestLimit))
    expect([draft?.ages.length, draft?.genders.length]).toEqual([100, 100])
    const none = readDraft(fullDraft, { ...rules, policy: { ...policy, interestLimit: 0 } })
    expect(none?.interests).toEqual([])
  })
})

describe('a draft is gone as a whole', () => {
  it.each([null, undefined, 7, '{}', true, [fullDraft]])('C6 if it is none: %j', (value) =>
    expect(read(value)).toBeNull(),
  )

  it('after 30 days, or as many as the policy says', () => {
    const aged = (days: number, ms: number, draftDays = policy.draftDays) =>
      readDraft(
        { ...fullDraft, savedAt: now - days * day - ms },
        { ...rules, policy: { ...policy, draftDays } },
      )
    expect([aged(30, 0), aged(30, 1)]).toEqual([expect.objectContaining({ name: 'Spring walks' }), null])
    expect([aged(2, 0, 2), aged(2, 1, 2)]).toEqual([expect.objectContaining({ name: 'Spring walks' }), null])
  })

  it('if it is from the future by more than a day', () => {
    const ahead = (ms: number) => read({ ...fullDraft, savedAt: now + ms })?.savedAt ?? null
    expect([ahead(day), ahead(day + 1)]).toEqual([now + day, null])
  })
})

/** JSON in the shape of a draft, with anything in any field. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...Object.keys(fullDraft)), fc.jsonValue()),
  fc
    .tuple(anyDraft, fc.dictionary(fc.constantFrom(...Object.keys(fullDraft)), fc.jsonValue()))
    .map(([draft, change]) => Object.assign({}, draft, change)),
  fc.record({ pin: fc.dictionary(fc.constantFrom(...Object.keys(fullDraft.pin ?? {})), fc.jsonValue()) }),
  fc.record({ dailyBudget: fc.record({ minor: fc.double(), currency: fc.string() }) }),
)

const isLink = (link: string | null | undefined) =>
  link === null || /^https?:$/.test(new URL(link ?? '', 'https://a.example').protocol)

describe('C7 M5 any JSON', () => {
  it('gives a draft with exactly its fields, or none, and never NaN', () => {
    fc.assert(
      fc.property(anyJson, (json) => {
        const draft = read(json)
        if (draft === null) return
        expect(Object.keys(draft).toSorted()).toEqual(Object.keys(fullDraft).toSorted())
        // JSON has no NaN, no Infinity and no undefined: they would come back as null or not at all.
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft)
        expect(draft.dailyBudget === null || Number.isSafeInteger(microsOf(draft.dailyBudget))).toBe(true)
        expect(draft.dailyBudget?.currency ?? 'EUR').toMatch(/^[A-Z]{3}$/)
        expect(adTypes).toContain(draft.adType)
        expect(draft.endDate).toMatch(/^$|^\d{4}-\d\d-\d\d$/)
        const texts = [draft.name, draft.destinationUrl, draft.duration, draft.locale]
        const lists = [...draft.interests, ...draft.ages, ...draft.genders]
        expect([...texts, ...lists].every((text) => typeof text === 'string')).toBe(true)
        expect([draft.isOngoing, draft.isAutoTargeting].every((is) => typeof is === 'boolean')).toBe(true)
        expect([draft.pin?.link, draft.pin?.imageUrl].every((link) => !draft.pin || isLink(link))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('that is a draft comes back whole, and is the same when read again', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(read(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      }),
    )
  })
})
