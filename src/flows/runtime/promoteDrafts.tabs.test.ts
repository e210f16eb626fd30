import { describe, expect, it, vi } from 'vitest'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import type { DraftPlace, PromoteDraft } from '../../domain/promote/draft.ts'
import { fullDraft, now } from '../../domain/promote/testing/drafts.ts'
import { createManualClock, createMemoryPlatform } from '../../platform/memory.ts'
import type { Storage } from '../../platform/platform.ts'
import { twoTabs } from '../../platform/testing/tabs.ts'
import { clearDraft, readStoredDraft, storeDraft, watchDraft } from './promoteDrafts.storage.ts'

const where: DraftPlace = { userId: '1', profileId: '701', key: '9:pin:21', locale: 'de' }
const at = (key: string): DraftPlace => ({ ...where, key })
const named = (name: string, savedAt = now): PromoteDraft => ({ ...fullDraft, name, savedAt })

const placeOf = (storage: Storage) => ({
  platform: { ...createMemoryPlatform({ clock: createManualClock(now) }), storage },
  policy: defaultPolicy,
  country: 'DE',
})
const nameAt = (place: ReturnType<typeof placeOf>, of: DraftPlace) => readStoredDraft(place, of)?.name ?? null

describe('C8 M5 two tabs', () => {
  function setUpTabs() {
    const { storages } = twoTabs()
    const [one, two] = [placeOf(storages[0]), placeOf(storages[1])]
    const heard = vi.fn<(draft: PromoteDraft) => void>()
    return { one, two, heard, names: () => heard.mock.calls.map(([draft]) => draft.name) }
  }

  it('keep each other’s drafts', () => {
    const { one, two } = setUpTabs()
    storeDraft(one, at('a'), named('a'))
    storeDraft(two, at('b'), named('b'))
    storeDraft(one, at('c'), named('c'))
    clearDraft(two, at('a'))
    expect(['a', 'b', 'c'].map((key) => nameAt(one, at(key)))).toEqual([null, 'b', 'c'])
  })

  it('tell of a newer version of the same draft, once, until unsubscribed', () => {
    const { one, two, heard, names } = setUpTabs()
    storeDraft(one, where, named('first'))
    const stop = watchDraft(one, where, heard)
    storeDraft(two, where, named('second', now + 1))
    storeDraft(two, at('another'), named('another', now + 2))
    expect(names()).toEqual(['second'])
    stop()
    storeDraft(two, where, named('third', now + 3))
    expect(names()).toEqual(['second'])
  })

  it('are not told of their own changes, of other drafts, of older ones, or of a cleared one', () => {
    const { one, two, heard } = setUpTabs()
    watchDraft(one, where, heard)
    storeDraft(one, where, named('own', now + 5))
    storeDraft(two, at('another'), named('another', now + 6))
    storeDraft(two, { ...where, locale: 'en' }, named('in English', now + 7))
    storeDraft(two, where, named('older', now + 4))
    clearDraft(two, where)
    expect(heard).not.toHaveBeenCalled()
  })

  it('I4 are told what changed while nobody was watching, as when the page was hidden', async () => {
    const { one, two, heard, names } = setUpTabs()
    readStoredDraft(one, where)
    storeDraft(two, where, named('meanwhile', now + 1))
    const stop = watchDraft(one, where, heard)
    await Promise.resolve()
    expect(names()).toEqual(['meanwhile'])
    stop()
    watchDraft(one, where, heard)
    await Promise.resolve()
    expect(names()).toEqual(['meanwhile'])
  })

  it('are told nothing by a watch that has stopped', async () => {
    const { one, two, heard } = setUpTabs()
    readStoredDraft(one, where)
    storeDraft(two, where, named('meanwhile', now + 1))
    watchDraft(one, where, heard)()
    await Promise.resolve()
    expect(heard).not.toHaveBeenCalled()
  })

  it('are told nothing by a flow that starts again and reads the draft itself', async () => {
    const { one, two, heard } = setUpTabs()
    readStoredDraft(one, where)
    storeDraft(two, where, named('meanwhile', now + 1))
    watchDraft(one, where, heard)
    readStoredDraft(one, where)
    await Promise.resolve()
    expect(heard).not.toHaveBeenCalled()
  })

  it('are not told of what was there before the first look', async () => {
    const { one, two, heard } = setUpTabs()
    storeDraft(two, where, named('before'))
    watchDraft(one, where, heard)
    storeDraft(two, at('another'), named('another'))
    await Promise.resolve()
    expect(heard).not.toHaveBeenCalled()
  })
})
