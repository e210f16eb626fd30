import { describe, expect, it } from 'vitest'
import { flush, run } from '../../../../testing/machines/run.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { giveConfig } from '../../runtime/testing/giveConfig.ts'
import { recordTimestamp } from './botLimit.storage.ts'
import { rateLimitLogic } from './rateLimit.services.ts'

const KEY = 'tackboard.botCheckTimestamps'
const HOUR = 3_600_000

function start(stored?: unknown, storage?: MemoryPlatformOptions['storage']) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    storage,
    ...(stored !== undefined && { stored: { [KEY]: stored } }),
  })
  const config = { ...defaultConfig, platform }
  return {
    clock,
    platform,
    now: clock.now(),
    /** One more bot check through the machine: 'withinLimit' or 'limited'. */
    async check() {
      const { at } = run(rateLimitLogic, { clock, give: giveConfig(config) })
      await flush()
      return at()
    },
    /** How long one more bot check has to wait, in ms. */
    wait: () => recordTimestamp(config).waitMs,
    kept: (): unknown => JSON.parse(platform.storage.texts.get(KEY) ?? 'null'),
  }
}

describe('§9 local limit three timestamps within 3600 seconds for bot-check', () => {
  it('lets three through, and the fourth once the first is an hour old', async () => {
    const { check, clock } = start()
    for (let n = 0; n < 3; n += 1) {
      expect(await check()).toBe('withinLimit')
      clock.advance(60_000)
    }
    expect(await check()).toBe('limited')
    clock.advance(HOUR - 3 * 60_000)
    expect(await check()).toBe('withinLimit')
  })

  it('a refused check is not counted, so retrying does not lock users out', async () => {
    const { check, kept, now } = start()
    for (let n = 0; n < 10; n += 1) await check()
    expect(kept()).toEqual([now, now, now])
  })

  it.each([
    [3_599, 'limited'],
    [3_600, 'withinLimit'],
    [3_601, 'withinLimit'],
  ])('C12 an entry %i s old: %s', async (seconds, state) => {
    const clock = createManualClock()
    const { check } = start([clock.now() - seconds * 1_000, clock.now(), clock.now()])
    expect(await check()).toBe(state)
  })
})

describe('§8 how long to wait', () => {
  it('until the first of three is an hour old; no time while one is allowed', () => {
    const { clock, wait } = start()
    for (let n = 0; n < 3; n += 1) {
      expect(wait()).toBeNull()
      clock.advance(60_000)
    }
    expect(wait()).toBe(HOUR - 3 * 60_000)
    clock.advance(HOUR - 3 * 60_000 - 1)
    expect(wait()).toBe(1)
    clock.advance(1)
    expect(wait()).toBeNull()
  })

  it('C11 never longer than an hour, and none at all once the clock was set back', () => {
    const now = createManualClock().now()
    expect(start([now, now, now]).wait()).toBe(HOUR)
    expect(start([now + 1, now + HOUR, now + 24 * HOUR]).wait()).toBeNull()
    expect(start([now - 9 * HOUR, now - 1, now, now]).wait()).toBe(HOUR - 1)
  })
})

describe('C11 with any stored value', () => {
  const now = createManualClock().now()

  it.each([
    ['entries of the future', [now + 1, now + HOUR, now + 10 * HOUR]],
    ['entries that are no numbers', ['1', null, {}, [], true, [now]]],
    ['no list', { length: 3 }],
    ['a text', 'corrupt'],
  ])('C11 %s never lock anyone out', async (_, stored) => {
    const { check, kept } = start(stored)
    expect(await check()).toBe('withinLimit')
    expect(kept()).toEqual([now])
  })

  it('C11 of ten thousand entries at most three are stored', async () => {
    const { check, clock, kept } = start(Array.from({ length: 10_000 }, (_, n) => now - n))
    expect(await check()).toBe('limited')
    clock.advance(HOUR)
    expect(await check()).toBe('withinLimit')
    expect(kept()).toHaveLength(1)
  })

  it.each(['blocked', 'full'] as const)(
    'C4 C5 a storage that is %s still counts, in memory',
    async (storage) => {
      const { check } = start(undefined, storage)
      const seen: string[] = []
      for (let n = 0; n < 4; n += 1) seen.push(await check())
      expect(seen).toEqual(['withinLimit', 'withinLimit', 'withinLimit', 'limited'])
    },
  )
})
