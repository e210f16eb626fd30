import { toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { db, scenario } from '../../../../mocks/index.ts'
import { baseUrl, failureOf, mockNetwork } from '../../../../mocks/testing/network.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../../../platform/memory.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { checkClaim } from './claimUpsell.services.ts'

const network = mockNetwork()
const KEY = 'claiming_upsells_seen'
const NAME = 'POST_CREATE_UPSELL_V2'
const photo = 'https://www.instagram.com/p/1/'

/** The answer to a check, and how often the settings were read. */
function check(url: string | null, platform: MemoryPlatform = createMemoryPlatform()) {
  let reads = 0
  const api = {
    baseUrl,
    fetch: ((input, init) => {
      reads += 1
      return globalThis.fetch(input, init)
    }) satisfies typeof globalThis.fetch,
  }
  const actor = actorOn(checkClaim, { url }, { platform, api })
  const answer = toPromise(actor)
  actor.start()
  return { answer, reads: () => reads }
}

describe('§4 Photo-sharing upsell', () => {
  it('B1 B3 is due for a member who lists the service and has not connected it', async () => {
    const { answer, reads } = check(photo)
    expect([await answer, reads()]).toEqual([true, 1])
  })

  it.each([null, 'https://wren.example/', 'https://instagram.com.evil.example/p/1/', 'javascript:alert(1)'])(
    'K13 is not due for %s, and no settings are read',
    async (url) => {
      const { answer, reads } = check(url)
      expect([await answer, reads()]).toEqual([false, 0])
    },
  )

  it.each([
    ['connected', { isConnected: true, listedWebsiteUrl: photo }],
    ['no website', { isConnected: false, listedWebsiteUrl: null }],
    ['a look-alike', { isConnected: false, listedWebsiteUrl: 'https://instagram.com.evil.example/wren' }],
  ] as const)('B1 K13 is not due with these settings: %s', async (_, settings) => {
    db.settings = settings
    expect(await check(photo).answer).toBe(false)
  })

  it.each(['ok', 'full'] as const)('B2 is not due twice (storage: %s)', async (mode) => {
    const platform = createMemoryPlatform({ stored: { [KEY]: ['other', NAME] } })
    platform.storage.mode = mode
    const { answer, reads } = check(photo, platform)
    expect([await answer, reads()]).toEqual([false, 0])
  })

  it('C8 is not due if another tab shows it while the settings are read', async () => {
    const platform = createMemoryPlatform()
    const { answer } = check(photo, platform)
    platform.storage.writeFromOtherTab(KEY, [NAME])
    expect(await answer).toBe(false)
  })

  it.each(['{', '"POST_CREATE_UPSELL_V2"', '{"0":"POST_CREATE_UPSELL_V2"}', '[null, 4]'])(
    'C6 is due if the storage holds %s',
    async (text) => {
      const platform = createMemoryPlatform()
      platform.storage.texts.set(KEY, text)
      expect(await check(photo, platform).answer).toBe(true)
    },
  )

  it('C4 is due if the storage is blocked', async () => {
    const platform = createMemoryPlatform()
    platform.storage.mode = 'blocked'
    expect(await check(photo, platform).answer).toBe(true)
  })

  it('K13 rejects if the settings cannot be read', async () => {
    network.use(...scenario('createPin.settingsUnread').handlers)
    expect(await failureOf(check(photo).answer)).toMatchObject({ kind: 'server', status: 503 })
  })

  it('K13 D11 rejects malformed settings', async () => {
    network.use(...scenario('createPin.settingsMalformed').handlers)
    expect(await failureOf(check(photo).answer)).toMatchObject({ kind: 'malformed' })
  })
})
