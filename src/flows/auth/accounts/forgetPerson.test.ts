import { expect, it } from 'vitest'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { fullDraft, now } from '../../../domain/promote/testing/drafts.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import {
  ACTING_PROFILE_KEY,
  PROFILE_HEADER_KEY,
  storeHeader,
  storeProfile,
} from '../../runtime/actingProfile.storage.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { PROMOTE_DRAFTS_KEY, storeDraft } from '../../runtime/promoteDrafts.storage.ts'
import { ONE_TAP_OPT_OUT_KEY, optOut } from '../oneTap/oneTap.storage.ts'
import { recordTimestamp } from '../services/botLimit.storage.ts'
import { setUnderageFlag } from '../signup/underageFlag.ts'
import { forgetPerson } from './forgetPerson.ts'
import { saveAccount } from './savedAccounts.storage.ts'

const keysOfMembers = [SAVED_ACCOUNTS_KEY, ACTING_PROFILE_KEY, PROFILE_HEADER_KEY, PROMOTE_DRAFTS_KEY]

/** A device that two members use, with everything that is stored about a person. */
function start() {
  const platform = createMemoryPlatform({ clock: createManualClock(now) })
  const config = { ...defaultConfig, platform }
  for (const id of ['11', '22']) {
    saveAccount(platform, { id, username: `member${id}` })
    storeProfile(platform, id, '701')
    storeHeader(platform, id, false)
    storeDraft(config, { userId: id, profileId: '701', key: '9:new', locale: 'en' }, fullDraft)
  }
  optOut(platform)
  setUnderageFlag(platform)
  recordTimestamp(config)
  /** The keys that hold something about a member; by name, not by what the product reads of them. */
  const about = (id: string) =>
    keysOfMembers.filter((key) => platform.storage.texts.get(key)?.includes(`"${id}`))
  const ofDevice = () => [...platform.storage.texts.keys()].filter((key) => !keysOfMembers.includes(key))
  return { platform, about, ofDevice }
}
const device = ['tackboard.underage', 'tackboard.botCheckTimestamps']

it('C14 logging out deletes everything about that member, and nothing about another or about the device', () => {
  const { platform, about, ofDevice } = start()
  expect([about('11'), about('22'), ofDevice()]).toEqual([
    keysOfMembers,
    keysOfMembers,
    [ONE_TAP_OPT_OUT_KEY, ...device],
  ])
  forgetPerson(platform, '11')
  expect([about('11'), about('22'), ofDevice()]).toEqual([[], keysOfMembers, device])
})

it('C14 switching accounts deletes the opt-out alone: the account that one leaves stays saved', () => {
  const { platform, about, ofDevice } = start()
  forgetPerson(platform)
  expect([about('11'), about('22'), ofDevice()]).toEqual([keysOfMembers, keysOfMembers, device])
})
