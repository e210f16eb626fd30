import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db, scenario } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig } from '../../runtime/config.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { runClaimUpsellEffect } from './claimUpsell.effects.ts'
import { readSeen } from './claimUpsell.storage.ts'

const network = mockNetwork()
const KEY = 'claiming_upsells_seen'
const NAME = 'POST_CREATE_UPSELL_V2'

const log = vi.fn<(event: LogEvent) => void>()
beforeEach(() => log.mockClear())

function setUp(stored: Readonly<Record<string, unknown>> = {}, fetch?: typeof globalThis.fetch) {
  const platform = createMemoryPlatform({ stored })
  const config = { ...defaultConfig, platform, api: { baseUrl, fetch }, onLog: log }
  return {
    platform,
    show: () => runClaimUpsellEffect({ type: 'claim.shown' }, config),
    connect: () => runClaimUpsellEffect({ type: 'claim.connecting' }, config),
  }
}

describe('§4 Once shown it is recorded as seen', () => {
  it('B2 stores the name and reports it to the server', async () => {
    const { platform, show } = setUp()
    show()
    expect(readSeen(platform)).toEqual([NAME])
    await vi.waitFor(() => expect(db.userStates).toEqual([{ state: KEY, value: NAME }]), 20_000)
  })

  it('C8 keeps the names that another tab has stored', () => {
    const { platform, show } = setUp({ [KEY]: ['first'] })
    platform.storage.writeFromOtherTab(KEY, ['first', 'second'])
    show()
    expect(JSON.parse(platform.storage.texts.get(KEY) ?? '')).toEqual(['first', 'second', NAME])
  })

  it('stores the name once', () => {
    const { platform, show } = setUp({ [KEY]: [NAME] })
    show()
    expect(readSeen(platform)).toEqual([NAME])
  })

  it.each(['blocked', 'full'] as const)('C4 C5 remembers it on this page if the storage is %s', (mode) => {
    const { platform, show } = setUp()
    platform.storage.mode = mode
    show()
    expect(readSeen(platform)).toEqual([NAME])
  })

  it('C6 replaces a corrupt value', () => {
    const { platform, show } = setUp()
    platform.storage.texts.set(KEY, '{')
    show()
    expect(platform.storage.texts.get(KEY)).toBe(JSON.stringify([NAME]))
  })

  it('does not mind a server that refuses to record it', async () => {
    network.use(...scenario('createPin.userStateUnsaved').handlers)
    const { platform, show } = setUp()
    show()
    // Long enough for a wrong request or change to show.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([readSeen(platform), db.userStates]).toEqual([[NAME], []])
  })
})

describe('a server that does not record it', () => {
  it.each<[string, typeof globalThis.fetch]>([
    ['never answers', () => new Promise(() => undefined)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'cannot even be called',
      () => {
        throw new Error('blocked')
      },
    ],
  ])('%s: delays nothing and is not logged', async (_, fetch) => {
    const { platform, show, connect } = setUp({}, fetch)
    show()
    expect(readSeen(platform)).toEqual([NAME])
    connect()
    expect(platform.navigation.visited).toEqual(['/settings/claim/'])
    // One turn of the event loop, in which a rejection would be reported.
    await new Promise((resolve) => setTimeout(resolve))
    expect(log.mock.calls.map(([{ event }]) => event)).toEqual([
      'claimUpsell.shown',
      'claimUpsell.connecting',
    ])
  })
})

it('B6 logs the view', () => {
  setUp().show()
  expect(log.mock.calls).toEqual([
    [{ level: 'info', event: 'claimUpsell.shown', details: { event_type: 13, view_type: 679 } }],
  ])
})

it('B4 B6 logs the click and goes to the settings', () => {
  const { platform, connect } = setUp()
  connect()
  expect(platform.navigation.visited).toEqual(['/settings/claim/'])
  expect(log.mock.calls).toEqual([
    [{ level: 'info', event: 'claimUpsell.connecting', details: { event_type: 102 } }],
  ])
})
