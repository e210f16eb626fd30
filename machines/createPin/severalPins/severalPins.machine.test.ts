import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import {
  ended,
  failSeveral as fail,
  pins,
  saveSeveral as save,
  sentOf,
  startSeveralPins as start,
  statesOf,
} from '../../../testing/machines/severalPins.ts'

const refused = new ApiFailure('refused', { status: 400, serverMessage: 'Full.' })
const offline = new ApiFailure('offline')

describe('several pictures', () => {
  it('become pins one after the other, and each is reported', async () => {
    const flow = start()
    expect(statesOf(flow)).toEqual(['saving', 'waiting', 'waiting'])
    for (const pinId of ['7', '8', '9']) await save(flow, pinId)
    expect(flow.output()).toEqual({ outcome: 'saved', savedIds: ['7', '8', '9'], unknownCount: 0 })
    expect(flow.of('pin.created')).toMatchObject(
      pins.map(({ picture }, at) => ({ created: { pinId: String(7 + at), imageUrl: picture.url } })),
    )
  })

  it('a refusal keeps no other from being saved, and "Try again" sends only what failed', async () => {
    const flow = start()
    await save(flow)
    await fail(flow, refused)
    await save(flow)
    expect(flow.context().results[1]).toMatchObject({
      state: 'failed',
      error: 'refused',
      serverMessage: 'Full.',
    })
    flow.send({ type: 'retry.requested' })
    expect(flow.context().results[1]).toMatchObject({ state: 'saving', error: null, serverMessage: null })
    await save(flow)
    expect([sentOf(flow), flow.output()?.outcome]).toEqual([['ridge', 'lake', 'night', 'lake'], 'saved'])
  })

  it('what is not answered may have been saved: "Try again" leaves it alone', async () => {
    const flow = start()
    flow.clock.advance(defaultPolicy.timing.requestTimeout)
    expect(statesOf(flow)).toEqual(['unknown', 'saving', 'waiting'])
    await fail(flow, refused)
    await save(flow)
    flow.send({ type: 'retry.requested' })
    await save(flow)
    expect([statesOf(flow), sentOf(flow)]).toEqual([
      ['unknown', 'saved', 'saved'],
      ['ridge', 'lake', 'night', 'lake'],
    ])
    expect(flow.actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false)
    flow.send({ type: 'page.dismissed' })
    expect(flow.output()).toMatchObject({ outcome: 'left', unknownCount: 1 })
  })

  it('what may have been saved is sent again where the member asks for that picture, and for no other', async () => {
    const flow = start()
    flow.clock.advance(30_000)
    flow.clock.advance(30_000)
    await save(flow)
    flow.send({ type: 'repeat.requested', url: pins[2]?.picture.url ?? '' })
    expect(statesOf(flow)).toEqual(['unknown', 'unknown', 'saved'])
    flow.send({ type: 'repeat.requested', url: pins[1]?.picture.url ?? '' })
    await save(flow)
    expect([statesOf(flow), sentOf(flow)]).toEqual([
      ['unknown', 'saved', 'saved'],
      ['ridge', 'lake', 'night', 'lake'],
    ])
  })

  it('an ended session pauses, and goes on with what is left, the refused one first', async () => {
    const flow = start()
    await save(flow)
    await fail(flow, ended)
    expect([flow.actor.getSnapshot().value, statesOf(flow)]).toEqual([
      'loggedOut',
      ['saved', 'waiting', 'waiting'],
    ])
    expect(flow.savePin.calls).toHaveLength(2)
    flow.send({ type: 'resume.requested' })
    await save(flow)
    await save(flow)
    expect([sentOf(flow), flow.output()?.outcome]).toEqual([['ridge', 'lake', 'lake', 'night'], 'saved'])
  })

  it('a refusal that is about the pin is no ended session', async () => {
    const flow = start()
    await fail(flow, new ApiFailure('refused', { status: 401, messageDetail: 'Not this one.' }))
    expect(statesOf(flow)).toEqual(['failed', 'saving', 'waiting'])
  })

  it('without a connection the others wait, and what was on its way may have been saved', async () => {
    const flow = start()
    await fail(flow, offline)
    expect([flow.actor.getSnapshot().value, statesOf(flow)]).toEqual([
      'offline',
      ['unknown', 'waiting', 'waiting'],
    ])
    flow.send({ type: 'resume.requested' })
    await save(flow)
    await save(flow)
    expect(sentOf(flow)).toEqual(['ridge', 'lake', 'night'])
  })

  it('the last one without a connection has nothing to wait for', async () => {
    const flow = start()
    await save(flow)
    await save(flow)
    await fail(flow, offline)
    expect(flow.actor.getSnapshot().value).toBe('reviewing')
  })

  it.each([
    [new ApiFailure('server', { status: 500 }), 'failed'],
    [new ApiFailure('server', { status: 503 }), 'failed'],
    [new ApiFailure('server', { status: 502 }), 'unknown'],
    [new ApiFailure('server', { status: 504 }), 'unknown'],
    [new ApiFailure('malformed', { status: 200 }), 'unknown'],
    [new ApiFailure('malformed', { status: 404 }), 'failed'],
    [new ApiFailure('refused', { status: 429 }), 'failed'],
    [new TypeError('x is undefined'), 'unknown'],
  ])('%o: %s', async (failure, state) => {
    const flow = start()
    await flow.savePin.last().reject(failure)
    expect(statesOf(flow)[0]).toBe(state)
  })

  it('another board can be chosen while nothing is saved, nor may be', async () => {
    const flow = start()
    for (const { picture } of pins) {
      expect(picture.url).not.toBe('')
      await fail(flow, refused)
    }
    flow.send({ type: 'board.reopened' })
    expect(flow.output()).toEqual({ outcome: 'reopened', savedIds: [], unknownCount: 0 })

    const other = start()
    await fail(other, offline)
    other.send({ type: 'board.reopened' })
    expect(other.actor.getSnapshot().value).toBe('offline')
  })
})
