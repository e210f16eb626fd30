import { describe, expect, it } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import {
  ACTING_PROFILE_KEY,
  PROFILE_HEADER_KEY,
  forgetChoice,
  readChoice,
  storeHeader,
  storeProfile,
  watchProfile,
} from './actingProfile.storage.ts'

type Platform = ReturnType<typeof createMemoryPlatform>
const members = ['1', '4', '9']
const choices = (platform: Platform) => members.map((id) => readChoice(platform, id))
const none = { profileId: null, isHeaderShown: true }

/** Two members with choices of both kinds, and one without. */
function chosen() {
  const platform = createMemoryPlatform()
  storeProfile(platform, '1', '701')
  storeHeader(platform, '1', false)
  storeProfile(platform, '4', '703')
  storeHeader(platform, '4', false)
  return platform
}
const ofFirst = { profileId: '701', isHeaderShown: false }
const ofSecond = { profileId: '703', isHeaderShown: false }

describe('C8 C14 what a member chose on a device that several use', () => {
  it.each<[string, (platform: Platform) => void, readonly object[]]>([
    ['storing keeps both members’ choices', () => undefined, [ofFirst, ofSecond, none]],
    [
      'another profile',
      (to) => storeProfile(to, '4', '702'),
      [ofFirst, { ...ofSecond, profileId: '702' }, none],
    ],
    ['no profile', (to) => storeProfile(to, '4', null), [ofFirst, { ...ofSecond, profileId: null }, none]],
    [
      'the header again',
      (to) => storeHeader(to, '4', true),
      [ofFirst, { ...ofSecond, isHeaderShown: true }, none],
    ],
    ['a log-out forgets all of one member', (to) => forgetChoice(to, '4'), [ofFirst, none, none]],
    ['somebody without a choice', (to) => forgetChoice(to, '9'), [ofFirst, ofSecond, none]],
  ])('%s', (_, change, expected) => {
    const platform = chosen()
    change(platform)
    expect(choices(platform)).toEqual(expected)
  })

  it('nothing is left of the last one', () => {
    const platform = chosen()
    for (const id of members) forgetChoice(platform, id)
    expect([...platform.storage.texts.keys()]).toEqual([])
  })

  it('keeps what another tab has stored meanwhile', () => {
    const platform = chosen()
    platform.storage.writeFromOtherTab(ACTING_PROFILE_KEY, { '1': '702', '9': '704' })
    platform.storage.writeFromOtherTab(PROFILE_HEADER_KEY, { '9': false })
    storeProfile(platform, '4', '703')
    storeHeader(platform, '4', false)
    expect(choices(platform)).toEqual([
      { profileId: '702', isHeaderShown: true },
      ofSecond,
      { profileId: '704', isHeaderShown: false },
    ])
  })

  it.each([['{'], [7], [null], [[]], [{ '1': 7 }], [{ '1': '' }]])('C6 %j counts as no choice', (stored) => {
    const platform = createMemoryPlatform({ stored: { [ACTING_PROFILE_KEY]: stored } })
    expect(readChoice(platform, '1')).toEqual(none)
  })

  it('C8 tells what another tab chooses for this member, until it is stopped', () => {
    const platform = chosen()
    const seen: (string | null)[] = []
    const stop = watchProfile(platform, '1', (profileId) => void seen.push(profileId))
    platform.storage.writeFromOtherTab(ACTING_PROFILE_KEY, { '1': '702', '4': '701' })
    platform.storage.writeFromOtherTab(ACTING_PROFILE_KEY, { '4': '701' })
    stop()
    platform.storage.writeFromOtherTab(ACTING_PROFILE_KEY, { '1': '704' })
    expect(seen).toEqual(['702', null])
  })
})
