import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  draft,
  lake,
  ridge,
  startCreatePinOn,
  withMedia,
  type CreatePinOptions,
} from '../../../testing/machines/createPin.ts'
import { memory, plain, sectioned } from '../../../testing/machines/saveToBoard.ts'

const start = (options?: CreatePinOptions) => startCreatePinOn(createManualClock(), options)

/** The board, picture and description are chosen; the save is on its way. */
async function startSaving() {
  const running = start()
  await running.found(ridge, lake)
  running.send({ type: 'image.chosen', url: lake.url })
  running.send({ type: 'description.changed', description: 'Typed' })
  await running.choose(sectioned)
  return running
}

describe('K10 a save that fails', () => {
  it.each([
    ['refused', { status: 400, serverMessage: 'No.' }, 'No.'],
    ['refused', { status: 400, serverMessage: 'No.', messageDetail: 'Full.' }, 'Full.'],
    ['refused', { status: 400, serverMessage: 'HIDDEN_ON_SERVER_ERROR: shard 7' }, null],
    ['server', { status: 503 }, null],
    ['offline', {}, null],
    ['malformed', {}, null],
  ] as const)('%s %j: keeps everything, and is reported once', async (kind, details, serverMessage) => {
    const { context, matches, of, savePin } = await startSaving()
    const failure = new ApiFailure(kind, details)
    await savePin.last().reject(failure)
    const error = kind === 'server' ? 'serverFailed' : kind
    expect(matches({ pin: 'failed' })).toBe(true)
    expect(context()).toMatchObject({
      board: sectioned,
      imageUrl: lake.url,
      description: 'Typed',
      error,
      serverMessage,
    })
    expect(of('attempt.failed')).toEqual([{ type: 'attempt.failed', row: `createPin.${error}`, failure }])
  })

  it('D13 says that it is slow, then gives up; a late answer creates nothing', async () => {
    const { clock, context, matches, of, savePin, saved } = await startSaving()
    clock.advance(5_000)
    expect(matches({ pin: { saving: 'slow' } })).toBe(true)
    clock.advance(25_000)
    expect([matches({ pin: 'failed' }), context().error, savePin.last().signal.aborted]).toEqual([
      true,
      'timedOut',
      true,
    ])
    expect(of('attempt.failed')).toEqual([
      { type: 'attempt.failed', row: 'createPin.timedOut', failure: null },
    ])
    await saved()
    expect([matches({ pin: 'failed' }), of('pin.created')]).toEqual([true, []])
  })

  it('retry sends the same again, once, and clears the error', async () => {
    const { context, of, savePin, saved, send } = await startSaving()
    const first = savePin.last().input
    await savePin.last().reject(new ApiFailure('offline'))
    send({ type: 'retry.requested' })
    send({ type: 'retry.requested' })
    expect([savePin.calls.length, savePin.last().input, context().error]).toEqual([2, first, null])
    await saved()
    expect(of('pin.created')).toHaveLength(1)
  })

  it('everything can be edited before the retry', async () => {
    const { savePin, send } = await startSaving()
    await savePin.last().reject(new ApiFailure('offline'))
    send({ type: 'image.chosen', url: ridge.url })
    send({ type: 'description.changed', description: 'Better' })
    send({ type: 'retry.requested' })
    expect(savePin.last().input).toMatchObject({ imageUrl: ridge.url, description: 'Better', boardId: '201' })
  })

  it('board.reopened restores the list, and the other board is the one that is saved to', async () => {
    const { choose, context, destination, savePin, send } = await startSaving()
    await savePin.last().reject(new ApiFailure('offline'))
    send({ type: 'board.reopened' })
    expect([destination.calls.length, destination.last().input.memory, context().error]).toEqual([
      2,
      memory,
      null,
    ])
    await choose(plain)
    expect(savePin.last().input).toMatchObject({ boardId: '202', sectionId: null, imageUrl: lake.url })
  })
})

describe('K7 the window', () => {
  it('asks to be closed once, 1 ms later, and is told apart from one that is closed', async () => {
    const { clock, matches, of, destination } = start({ draft: withMedia })
    await destination.last().resolve({ outcome: 'cancelled' })
    expect([matches({ pin: 'closing' }), of('page.closed')]).toEqual([true, []])
    clock.advance(1)
    expect([matches({ pin: 'closed' }), of('page.closed').length]).toEqual([true, 1])
    clock.advance(60_000)
    expect(of('page.closed')).toHaveLength(1)
  })

  it('with nothing to save, there is only the way out', () => {
    const { clock, destination, findImages, matches, of, send } = start({ draft: { ...draft, url: null } })
    expect([
      matches({ pin: 'nothing', images: 'absent' }),
      destination.calls.length,
      findImages.calls.length,
    ]).toEqual([true, 0, 0])
    send({ type: 'page.dismissed' })
    clock.advance(1)
    expect(of('page.closed')).toHaveLength(1)
  })

  it('an existing pin can be saved again without an address', async () => {
    const { choose, destination, savePin } = start({ draft: { ...draft, pinId: '9', url: null } })
    expect(destination.last().input.pinId).toBe('9')
    await choose()
    expect(savePin.last().input.draft.pinId).toBe('9')
  })
})

it('D6 I5 stopping aborts every call, clears the timers and emits nothing', async () => {
  const { actor, choose, clock, emitted, registerImage, savePin } = start({ draft: withMedia })
  await choose()
  actor.stop()
  expect([
    clock.pending,
    savePin.last().signal.aborted,
    registerImage.last().signal.aborted,
    emitted,
  ]).toEqual([0, true, true, []])
})
