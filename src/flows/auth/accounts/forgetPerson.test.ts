import { expect, it } from 'vitest'
import { fullDraft, now } from '../../../domain/promote/testing/drafts.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { readStoredDraft, storeDraft } from '../../runtime/promoteDrafts.storage.ts'
import { forgetPerson } from './forgetPerson.ts'

it('C14 logging out deletes that member’s drafts of ads; switching accounts deletes none', () => {
  const platform = createMemoryPlatform({ clock: createManualClock(now) })
  const config = { ...defaultConfig, platform }
  const placeOf = (userId: string) => ({ userId, profileId: '701', key: '9:new', locale: 'en' })
  for (const userId of ['1', '2']) storeDraft(config, placeOf(userId), fullDraft)
  const kept = () => ['1', '2'].map((userId) => readStoredDraft(config, placeOf(userId)) !== null)
  forgetPerson(platform)
  expect(kept()).toEqual([true, true])
  forgetPerson(platform, '1')
  expect(kept()).toEqual([false, true])
})
