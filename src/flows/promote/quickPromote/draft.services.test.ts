import { createMachine, toPromise, type AnyEventObject } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { DraftPlace } from '../../../domain/promote/draft.ts'
import { fullDraft, now } from '../../../domain/promote/testing/drafts.ts'
import { createManualClock, createMemoryPlatform, type MemoryStorage } from '../../../platform/memory.ts'
import type { Storage } from '../../../platform/platform.ts'
import { twoTabs } from '../../../platform/testing/tabs.ts'
import { defaultConfig } from '../../runtime/config.ts'
import {
  clearDraft,
  PROMOTE_DRAFTS_KEY,
  readStoredDraft,
  storeDraft,
} from '../../runtime/promoteDrafts.storage.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { draftActors } from './draft.services.ts'

const place: DraftPlace = { userId: '1', profileId: '1', key: '9:pin:21', locale: 'de' }
const clock = createManualClock(now)

describe('Q12 saving a draft', () => {
  function save(storage: MemoryStorage['mode']) {
    const platform = createMemoryPlatform({ clock, storage })
    const input = { place, draft: { ...fullDraft, savedAt: 0 } }
    const actor = actorOn(draftActors.saveDraft, input, { platform })
    const isStored = toPromise(actor)
    actor.start()
    return { actor, isStored, platform }
  }

  it('writes while the actor starts: a page that is being left has no later task', () => {
    const { actor, platform } = save('ok')
    actor.stop()
    expect(platform.storage.texts.get(PROMOTE_DRAFTS_KEY)).toContain('"name":"Spring walks"')
  })

  it.each([
    ['ok', true],
    ['full', false],
    ['blocked', false],
  ] as const)('C4 C5 M5 says whether the browser kept it: storage %s', async (mode, isStored) => {
    const saved = save(mode)
    expect(await saved.isStored).toBe(isStored)
    const config = { ...defaultConfig, platform: saved.platform }
    expect(readStoredDraft(config, place)).toEqual({ ...fullDraft, savedAt: now })
    clearDraft(config, place)
    expect(readStoredDraft(config, place)).toBeNull()
  })
})

it('C8 M5 reports a newer draft of another tab, until it stops', () => {
  const { storages } = twoTabs()
  const configOf = (storage: Storage) => ({
    ...defaultConfig,
    platform: { ...createMemoryPlatform({ clock }), storage },
  })
  const [here, there] = [configOf(storages[0]), configOf(storages[1])]
  const events: AnyEventObject[] = []
  const machine = createMachine({
    invoke: { src: draftActors.watchDraft, input: { place } },
    on: { '*': { actions: ({ event }) => void events.push(event) } },
  })
  const actor = actorOn(machine, undefined, here).start()
  storeDraft(here, place, fullDraft)
  const newer = { ...fullDraft, name: 'In another tab', savedAt: now + 1 }
  storeDraft(there, place, newer)
  expect(events).toEqual([{ type: 'draft.replaced', draft: newer }])
  actor.stop()
  storeDraft(there, place, { ...newer, savedAt: now + 2 })
  expect(events).toHaveLength(1)
})
