import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Money } from '../money/money.ts'
import { defaultPromotePolicy as policy } from '../policy/promotePolicy.ts'
import { budgetFor } from './budget.ts'
import { budgetOf, budgetReadingOf } from './budgetReading.ts'
import { draftKey, draftNotes, draftOf, valuesOfDraft, type PromoteDraft } from './draft.ts'
import type { PromoteValues } from './promoteValues.ts'
import type { PromoteTarget } from './promotion.ts'
import { readDraft } from './readDraft.ts'
import { anyDraft, fullDraft, now } from './testing/drafts.ts'

const today = '2026-05-03'
const limits = budgetFor('DE', policy)
const restored = (change: Partial<PromoteDraft>, day = today) =>
  valuesOfDraft({ ...fullDraft, isOngoing: false, ...change }, limits, day)
/** What the field says about an amount in its own currency. */
const readingOf = (money: Money | null) =>
  budgetReadingOf(money, { ...limits, currency: money?.currency ?? limits.currency })
const daysOfForm = ({ duration, endDate }: PromoteValues) => [duration, endDate]

describe('Q12 a draft is of one target', () => {
  const keyOf = (target: PromoteTarget | null, advertiserId = '9') => draftKey({ advertiserId, target })

  it('by advertiser, kind and ID', () => {
    expect(keyOf({ kind: 'pin', pinId: '21' })).toBe('9:pin:21')
    expect(keyOf({ kind: 'productGroup', productGroupId: '21' })).toBe('9:group:21')
    expect(keyOf(null)).toBe('9:new')
  })

  it('whatever the IDs contain', () => {
    expect(keyOf({ kind: 'pin', pinId: '21:new' })).not.toBe(keyOf(null, '9:pin:21'))
    expect(keyOf({ kind: 'pin', pinId: '2:pin:3' }, '1')).not.toBe(
      keyOf({ kind: 'pin', pinId: '3' }, '1:pin:2'),
    )
    expect(keyOf({ kind: 'pin', pinId: '\ud800' })).toBe('9:pin:%EF%BF%BD')
  })
})

describe('Q12 the draft of a form', () => {
  it('has every value of the form, as it was filled in', () => {
    const values = restored({})
    const draft = draftOf(values, fullDraft.pin, 'de', now)
    expect(draft).toEqual({ ...fullDraft, isOngoing: false })
    expect(valuesOfDraft(draft, limits, today)).toEqual(values)
  })

  it('C1 has no other field, whatever else the app’s objects carry', () => {
    const extra = { card: '4242 4242 4242 4242' }
    const { budget, tag } = restored({})
    const values = {
      ...restored({}),
      ...extra,
      budget: budget.kind === 'amount' ? { ...budget, money: { ...budget.money, ...extra } } : budget,
      tag: tag && { ...tag, ...extra },
    }
    const pin = fullDraft.pin && { ...fullDraft.pin, ...extra }
    expect(draftOf(values, pin, 'de', now)).toEqual({ ...fullDraft, isOngoing: false })
  })

  it('C7 keeps everything through JSON', () => {
    fc.assert(
      fc.property(anyDraft, ({ pin, locale, savedAt, ...rest }) => {
        const values = { ...rest, budget: readingOf(rest.dailyBudget) }
        const draft = draftOf(values, pin, locale, savedAt)
        const read = readDraft(JSON.parse(JSON.stringify(draft)), { now, country: null, policy })
        expect(read).toEqual(draft)
      }),
    )
  })
})

describe('M4 M5 the days of a draft that is resumed', () => {
  it.each<[saved: Partial<PromoteDraft>, today: string, form: readonly [string, string]]>([
    // On the day it was saved.
    [{}, '2026-05-03', ['7', '2026-05-09']],
    [{ duration: '7 days' }, '2026-05-03', ['7 days', '2026-05-09']],
    // Later: the last day stays.
    [{}, '2026-05-05', ['5', '2026-05-09']],
    [{}, '2026-05-09', ['1', '2026-05-09']],
    // Its last day has passed: the days stay.
    [{}, '2026-05-10', ['7', '2026-05-16']],
    [{ duration: '10.9' }, '2026-06-01', ['10.9', '2026-06-10']],
    // One of the two was lost, or was empty.
    [{ endDate: '' }, '2026-05-05', ['7', '2026-05-11']],
    [{ duration: 'ten', endDate: '' }, '2026-05-05', ['ten', '']],
    [{ duration: 'ten' }, '2026-05-05', ['5', '2026-05-09']],
    [{ duration: '', endDate: '' }, '2026-05-05', ['', '']],
  ])('%j on %s', (saved, day, form) => {
    expect(daysOfForm(restored(saved, day))).toEqual(form)
  })
})

describe('M5 what has changed since', () => {
  const notes = (change: Partial<PromoteDraft>, isPinGone = false, country = 'DE', day = today) =>
    draftNotes(
      { ...fullDraft, isOngoing: false, ...change },
      { isPinGone, limits: budgetFor(country, policy), today: day },
    )

  it('is nothing: nothing is said', () => expect(notes({})).toEqual([]))

  it('the pin is gone', () => expect(notes({}, true)).toEqual(['pinGone']))

  it('the minimum has risen above the saved budget, which stays as it is', () => {
    const minimum = limits.minimum.minor
    expect(notes({ dailyBudget: { minor: minimum, currency: 'EUR' } })).toEqual([])
    const dailyBudget = { minor: minimum - 1, currency: 'EUR' }
    expect(notes({ dailyBudget })).toEqual(['minimumRisen'])
    expect(budgetOf(restored({ dailyBudget }).budget)).toEqual(dailyBudget)
  })

  it('the currency is another one: the amount is dropped, and not converted', () => {
    const dailyBudget = { minor: 1250, currency: 'USD' }
    expect(notes({ dailyBudget })).toEqual(['otherCurrency'])
    expect(restored({ dailyBudget }).budget).toEqual({ kind: 'empty' })
    expect(budgetOf(restored({}).budget)).toEqual({ minor: 1250, currency: 'EUR' })
  })

  it('the last day has passed, unless the ad has none', () => {
    expect(notes({}, false, 'DE', '2026-05-09')).toEqual([])
    expect(notes({}, false, 'DE', '2026-05-10')).toEqual(['endDatePast'])
    expect(notes({ isOngoing: true }, false, 'DE', '2026-05-10')).toEqual([])
    expect(notes({ endDate: '' }, false, 'DE', '2026-05-10')).toEqual([])
  })

  it('M3 an empty budget is no lower than the minimum, and stays empty', () => {
    expect(notes({ dailyBudget: null })).toEqual([])
    expect(restored({ dailyBudget: null }).budget).toEqual({ kind: 'empty' })
  })

  it('is said in order', () =>
    expect(notes({}, true, 'US', '2026-05-10')).toEqual(['pinGone', 'otherCurrency', 'endDatePast']))
})
