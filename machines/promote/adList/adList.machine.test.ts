import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { Ad } from '../../../src/domain/promote/ads/ad.ts'
import { actionsOf, adActions, isDone } from '../../../src/domain/promote/ads/adActions.ts'
import { adStatuses, type AdStatus } from '../../../src/domain/promote/ads/adStatus.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { flush, leafOf, run, withFakes, type Mode } from '../../../testing/machines/run.ts'
import { adListMachine } from './adList.machine.ts'

const adOf = (id: string, status: AdStatus | null): Ad => ({
  id,
  name: `Ad ${id}`,
  status,
  imageUrl: null,
  dailyBudget: null,
  totalBudget: null,
  endDate: null,
})
const active = adOf('1', 'active')
const paused = adOf('1', 'paused')
const offline = new ApiFailure('offline')
const { requestTimeout } = defaultPolicy.timing

function start(mode: Mode = 'plain') {
  const clock = createManualClock()
  const { machine, fakes } = withFakes(adListMachine, 'readAds', 'updateAd')
  const flow = run(machine, { clock, mode, input: { policy: defaultPolicy } })
  return {
    ...flow,
    ...fakes,
    clock,
    at: () => leafOf(flow.actor.getSnapshot().value),
    listed: (...ads: readonly Ad[]) => fakes.readAds.last().resolve(ads),
    async pausing() {
      await fakes.readAds.last().resolve([active])
      flow.send({ type: 'action.chosen', id: '1', action: 'pause' })
    },
  }
}

describe.each(['plain', 'strict'] as const)('The list of ads (%s)', (mode) => {
  it.each([
    [[], 'empty'],
    [[active], 'listed'],
  ])('with %j is %s', async (ads, state) => {
    const { at, listed } = start(mode)
    await listed(...ads)
    expect(at()).toBe(state)
  })

  it('has failed, also when no answer comes, and is read again when somebody asks', async () => {
    const { at, clock, context, listed, readAds, send } = start(mode)
    await readAds.last().reject(new ApiFailure('refused', { serverMessage: 'Not today.' }))
    expect([at(), context().failure, context().serverMessage]).toEqual([
      'failed',
      'adList.failed',
      'Not today.',
    ])
    send({ type: 'list.retried' })
    clock.advance(requestTimeout)
    expect([at(), context().failure]).toEqual(['failed', 'adList.timedOut'])
    send({ type: 'list.retried' })
    await listed(active)
    expect([at(), context().failure]).toEqual(['listed', null])
  })
})

describe('A change', () => {
  it('is sent once, and what the server answers is listed and announced', async () => {
    const { at, context, emitted, pausing, send, updateAd } = start()
    await pausing()
    send({ type: 'action.chosen', id: '1', action: 'pause' })
    send({ type: 'action.chosen', id: '1', action: 'stop' })
    expect(updateAd.calls.map(({ input }) => input)).toEqual([{ adId: '1', action: 'pause' }])
    await updateAd.last().resolve(paused)
    expect([at(), context().ads, context().news, emitted]).toEqual([
      'listed',
      [paused],
      { name: 'Ad 1', status: 'paused' },
      [{ type: 'ad.changed', change: { adId: '1', action: 'pause' } }],
    ])
  })

  it('that is final is asked about', async () => {
    const { at, listed, send, updateAd } = start()
    await listed(active)
    send({ type: 'action.chosen', id: '1', action: 'stop' })
    send({ type: 'question.closed' })
    expect([at(), updateAd.calls]).toEqual(['listed', []])
    send({ type: 'action.chosen', id: '1', action: 'stop' })
    send({ type: 'stop.confirmed' })
    expect([at(), updateAd.calls.map(({ input }) => input)]).toEqual([
      'acting',
      [{ adId: '1', action: 'stop' }],
    ])
  })

  it('that the server refuses leaves the list as it was, in its words', async () => {
    const { at, context, pausing, updateAd } = start()
    await pausing()
    await updateAd.last().reject(new ApiFailure('refused', { status: 403, serverMessage: 'Not now.' }))
    expect([at(), context().ads, context().failure, context().serverMessage]).toEqual([
      'listed',
      [active],
      'adChange.failed',
      'Not now.',
    ])
  })

  it.each([
    ['a lost connection', offline, 'adChange.offline'],
    ['a time-out of a proxy', new ApiFailure('server', { status: 504 }), 'adChange.timedOut'],
    ['an answer that cannot be read', new ApiFailure('malformed', { status: 200 }), 'adChange.malformed'],
    ['whatever the app throws', new TypeError('Failed to fetch'), 'adChange.malformed'],
  ])('is unknown after %s', async (_, error, row) => {
    const { at, context, pausing, updateAd } = start()
    await pausing()
    await updateAd.last().reject(error)
    expect([at(), context().failure]).toEqual(['unknown', row])
  })

  it.each([
    ['another ad', adOf('2', 'paused')],
    ['the ad as it was', active],
    ['a status that is not known', adOf('1', null)],
  ])('is unknown after an answer with %s', async (_, answer) => {
    const { at, context, pausing, updateAd } = start()
    await pausing()
    await updateAd.last().resolve(answer)
    expect([at(), context().failure, context().ads]).toEqual(['unknown', 'adChange.malformed', [active]])
  })

  it('D13 is unknown when no answer comes, and a late one is ignored', async () => {
    const { at, clock, context, pausing, updateAd } = start()
    await pausing()
    clock.advance(requestTimeout)
    await updateAd.last().resolve(paused)
    expect([at(), context().failure, context().ads]).toEqual(['unknown', 'adChange.timedOut', [active]])
  })
})

describe('An unknown outcome', () => {
  async function startUnknown() {
    const flow = start()
    await flow.pausing()
    await flow.updateAd.last().reject(offline)
    flow.send({ type: 'action.chosen', id: '1', action: 'pause' })
    flow.send({ type: 'check.requested' })
    return flow
  }

  it.each([
    ['done', paused, null, 'paused'],
    ['not done', active, 'adChange.notDone', undefined],
    ['overtaken', adOf('1', 'ended'), null, undefined],
    ['of an ad that is gone', adOf('2', 'active'), null, undefined],
  ])('is settled by the list: %s', async (_, ad, row, news) => {
    const { at, context, listed, updateAd } = await startUnknown()
    expect(at()).toBe('checking')
    await listed(ad)
    expect([at(), context().failure, context().news?.status, updateAd.calls.length]).toEqual([
      'listed',
      row,
      news,
      1,
    ])
  })

  it('stays when the list cannot be read, or is never answered', async () => {
    const { at, clock, context, readAds, send } = await startUnknown()
    await readAds.last().reject(offline)
    expect([at(), context().failure]).toEqual(['unknown', 'adChange.uncheckable'])
    send({ type: 'check.requested' })
    clock.advance(requestTimeout)
    expect([at(), context().failure]).toEqual(['unknown', 'adChange.uncheckable'])
  })
})

it('H1 any order of presses, answers, failures and time: only what is allowed is sent, once, and never while it is unknown', async () => {
  const any = fc.nat(100_000)
  const visited = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(any, any), { minLength: 60, maxLength: 60 }), async (steps) => {
      const flow = start()
      const statusOf = (n: number) => [...adStatuses, null][n % 6] ?? null
      for (const [kind, n] of steps) {
        const [was, before] = [flow.at(), flow.updateAd.calls.length]
        const shown = flow.context().ads
        if (kind % 8 < 3)
          flow.send({ type: 'action.chosen', id: String(n % 3), action: adActions[(n % 5) % 3] ?? 'stop' })
        else if (kind % 8 === 3)
          flow.send({ type: n % 2 ? 'stop.confirmed' : n % 3 ? 'check.requested' : 'question.closed' })
        else if (kind % 8 === 4) flow.send({ type: 'list.retried' })
        else if (kind % 8 === 5 && n % 4 === 0) flow.clock.advance(requestTimeout)
        else {
          const calls = n % 2 ? flow.readAds.calls : flow.updateAd.calls
          const call = n % 5 ? calls.at(-1) : calls[n % Math.max(1, calls.length)]
          if (n % 7 === 0) await call?.reject(n % 3 ? offline : new ApiFailure('refused', { status: 403 }))
          else if (n % 2)
            await flow.readAds.calls.at(-1)?.resolve([adOf('0', statusOf(n)), adOf('1', statusOf(n >> 3))])
          else await flow.updateAd.calls.at(-1)?.resolve(adOf(String(n % 2), statusOf(n >> 2)))
        }
        await flush()
        const fresh = flow.updateAd.calls.slice(before)
        expect(fresh.length).toBeLessThanOrEqual(1)
        for (const { input } of fresh) {
          const ad = shown.find(({ id }) => id === input.adId)
          expect(ad && actionsOf(ad)).toContain(input.action)
          expect(['listed', 'confirming']).toContain(was)
          expect(input.action === 'stop').toBe(was === 'confirming')
        }
        if (was === 'checking' && flow.at() === 'listed') {
          const { change, ads, news } = flow.context()
          const ad = ads.find(({ id }) => id === change?.adId)
          expect(news !== null).toBe(ad !== undefined && change !== null && isDone(ad, change.action))
        }
        visited.add(flow.at())
      }
      flow.actor.stop()
      expect(flow.clock.pending).toBe(0)
    }),
    { numRuns: 150, seed: 1 },
  )
  expect([...visited].toSorted()).toEqual([
    'acting',
    'checking',
    'confirming',
    'failed',
    'listed',
    'loading',
    'unknown',
  ])
})
