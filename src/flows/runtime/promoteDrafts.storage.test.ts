import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import type { DraftPlace, PromoteDraft } from '../../domain/promote/draft.ts'
import { fullDraft, now } from '../../domain/promote/testing/drafts.ts'
import { createManualClock, createMemoryPlatform, type MemoryStorage } from '../../platform/memory.ts'
import {
  clearDraft,
  draftLimit,
  forgetDrafts,
  PROMOTE_DRAFTS_KEY,
  readStoredDraft,
  storeDraft,
} from './promoteDrafts.storage.ts'

const day = 86_400_000
const where: DraftPlace = { userId: '1', profileId: '701', key: '9:pin:21', locale: 'de' }
const at = (key: string): DraftPlace => ({ ...where, key })
const named = (name: string, savedAt = now): PromoteDraft => ({ ...fullDraft, name, savedAt })

const entry = '["701","9:pin:21","de"]'

function setUp(stored: Readonly<Record<string, unknown>> = {}, storage: MemoryStorage['mode'] = 'ok') {
  const clock = createManualClock(now)
  const platform = { ...createMemoryPlatform({ clock, stored, storage }), clock }
  return { platform, policy: defaultPolicy, country: 'DE' }
}
const nameAt = (place: ReturnType<typeof setUp>, of: DraftPlace) => readStoredDraft(place, of)?.name ?? null
/** Everything that the device holds. */
const textOf = ({ platform }: ReturnType<typeof setUp>) =>
  platform.storage.texts.get(PROMOTE_DRAFTS_KEY) ?? null

describe('Q12 a draft on this device', () => {
  it('is stored under one key, with exactly its fields: no card can be among them (C1)', () => {
    const place = setUp()
    expect([readStoredDraft(place, where), storeDraft(place, where, fullDraft)]).toEqual([null, true])
    expect(readStoredDraft(place, where)).toEqual(fullDraft)
    expect([...place.platform.storage.texts.keys()]).toEqual([PROMOTE_DRAFTS_KEY])
    const stored: unknown = JSON.parse(textOf(place) ?? '')
    expect(stored).toEqual({ '1': { [entry]: fullDraft } })
    const names = [...(textOf(place) ?? '').matchAll(/"(\w+)":/g)].map(([, name]) => name)
    expect(names.join(' ')).toBe(
      '1 version savedAt pin id title link imageUrl color isVideo ownerId dailyBudget minor currency ' +
        'destinationUrl duration endDate isOngoing locale name isAutoTargeting interests ages genders adType ' +
        'tag conversionTagId conversionEvent',
    )
  })

  it.each<Partial<DraftPlace>>([
    { userId: '2' },
    { profileId: '1' },
    { key: '9:group:21' },
    { locale: 'en' },
    // The same letters in other places.
    { profileId: '701","9:pin:21', key: 'de', locale: '' },
    { userId: 'constructor' },
  ])('is of one member, profile, target and language: not of %o', (change) => {
    const place = setUp()
    const other = { ...where, ...change }
    storeDraft(place, where, named('mine'))
    expect(nameAt(place, other)).toBeNull()
    storeDraft(place, other, named('other'))
    expect([nameAt(place, where), nameAt(place, other)]).toEqual(['mine', 'other'])
    clearDraft(place, where)
    expect([nameAt(place, where), nameAt(place, other)]).toEqual([null, 'other'])
    clearDraft(place, other)
    expect(textOf(place)).toBeNull()
  })

  it('expires, and is then deleted with the next one that is stored, whoever’s it is', () => {
    const place = setUp()
    storeDraft(place, where, named('old'))
    storeDraft(place, { ...where, userId: '2' }, named('another member’s'))
    storeDraft(place, at('kept'), named('kept', now + 1))
    place.platform.clock.advance(30 * day + 1)
    expect([nameAt(place, where), nameAt(place, at('kept'))]).toEqual([null, 'kept'])
    storeDraft(place, at('new'), named('new', now + 30 * day))
    expect(textOf(place)?.match(/"name":"[^"]*"/g)).toEqual(['"name":"kept"', '"name":"new"'])
  })

  it('is one of at most 20 of a member: the oldest go', () => {
    const place = setUp()
    storeDraft(place, { ...where, userId: '2' }, named('another member’s', now - day))
    for (let n = 0; n <= draftLimit; n += 1) storeDraft(place, at(`k${n}`), named(`d${n}`, now - 50 + n))
    expect([nameAt(place, at('k0')), nameAt(place, at('k1'))]).toEqual([null, 'd1'])
    storeDraft(place, at('k5'), named('again', now - 99))
    expect([nameAt(place, at('k1')), nameAt(place, at('k5'))]).toEqual(['d1', 'again'])
    expect(nameAt(place, { ...where, userId: '2' })).toBe('another member’s')
  })
})

describe('the browser’s storage fails', () => {
  it.each(['blocked', 'full'] as const)(
    'C4 C5 M5 %s: said, and the draft lasts until the page goes',
    (mode) => {
      const place = setUp({}, mode)
      expect(storeDraft(place, where, fullDraft)).toBe(false)
      expect(readStoredDraft(place, where)).toEqual(fullDraft)
      place.platform.storage.mode = 'ok'
      expect([textOf(place), storeDraft(place, where, fullDraft)]).toEqual([null, true])
    },
  )

  it('C5 full: a draft is gone from the device when it is cleared, although others cannot be written', () => {
    const place = setUp()
    storeDraft(place, where, named('mine'))
    storeDraft(place, at('other'), named('other'))
    place.platform.storage.mode = 'full'
    clearDraft(place, where)
    expect([textOf(place), nameAt(place, where), nameAt(place, at('other'))]).toEqual([null, null, 'other'])
  })

  it.each(['{', '[]', '7', 'null', '{"1":7}', '{"1":{"[]":[]}}', '{"__proto__":{"1":{}}}', '{"1":[{}]}'])(
    'C6 holds %s: no draft, and written over',
    (text) => {
      const place = setUp()
      place.platform.storage.texts.set(PROMOTE_DRAFTS_KEY, text)
      expect(nameAt(place, where)).toBeNull()
      clearDraft(place, where)
      forgetDrafts(place.platform, '1')
      storeDraft(place, where, named('new'))
      expect(nameAt(place, where)).toBe('new')
    },
  )

  it('C7 half of a draft is wrong: the other half is there, and fields of a later version are kept for it', () => {
    const place = setUp()
    const later = { ...fullDraft, version: 2, later: 'x', dailyBudget: 'NaN', savedAt: 'now' }
    place.platform.storage.set(PROMOTE_DRAFTS_KEY, { '1': { [entry]: later } })
    expect(readStoredDraft(place, where)).toEqual({ ...fullDraft, dailyBudget: null })
    storeDraft(place, at('other'), fullDraft)
    expect(textOf(place)).toContain('"later":"x"')
    place.platform.clock.advance(30 * day + 1)
    expect(nameAt(place, where)).toBeNull()
  })
})

it('C14 forgetting a member deletes every draft of theirs, and no other, even where the storage is full', () => {
  const place = setUp()
  for (const key of ['a', 'b']) storeDraft(place, at(key), named(key))
  storeDraft(place, { ...where, userId: '2' }, named('another member’s'))
  forgetDrafts(place.platform, '1')
  expect(textOf(place)).not.toContain('"1":')
  expect(['a', 'b'].map((key) => nameAt(place, at(key)))).toEqual([null, null])
  expect(nameAt(place, { ...where, userId: '2' })).toBe('another member’s')
  storeDraft(place, where, named('again'))
  place.platform.storage.mode = 'full'
  forgetDrafts(place.platform, '1')
  expect(textOf(place)).toBeNull()
})
