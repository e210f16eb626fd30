import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { active, adOf, offline, paused, startAdList as start } from '../../../testing/machines/adList.ts'

const { requestTimeout } = defaultPolicy.timing

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
      { name: 'Ad 1', status: 'paused', isEdited: false },
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
