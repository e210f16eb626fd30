import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { garden, kitchen, pageOf, sofa, startPicker } from '../../../testing/machines/boardPicker.ts'
import { boardOf } from '../../../testing/machines/saving.ts'

const { requestTimeout, scrollFetch } = defaultPolicy.timing
const start = () => startPicker(createManualClock())

async function loaded(own = {}) {
  const picker = start()
  await picker.readBoards.last().resolve(pageOf(own))
  return picker
}

describe('§8 the list cannot be read', () => {
  it.each(['refused', 'server', 'offline', 'malformed'] as const)(
    '%s: fails, and retries only on request',
    async (kind) => {
      const { at, readBoards, send } = start()
      await readBoards.last().reject(new ApiFailure(kind))
      expect(at()).toBe('failed')
      send({ type: 'retry.requested' })
      expect([at(), readBoards.calls.length]).toEqual(['loading', 2])
    },
  )

  it('D13 aborts a request that is never answered', () => {
    const { at, clock, readBoards } = start()
    clock.advance(requestTimeout)
    expect([at(), readBoards.last().signal.aborted]).toEqual(['failed', true])
  })

  it('still lets the user create a board', async () => {
    const { output, readBoards, send } = start()
    await readBoards.last().reject(new ApiFailure('server'))
    send({ type: 'create.requested' })
    expect(output()).toMatchObject({ kind: 'create', name: '' })
  })
})

describe('§9 more boards', () => {
  it('are requested near the end with the bookmark, at most once in 200 ms, until there are no more', async () => {
    const { at, clock, context, readBoards, send } = await loaded({ bookmark: '50' })
    send({ type: 'end.neared' })
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length, readBoards.last().input.bookmark]).toEqual([
      'choosing.loadingMore',
      2,
      '50',
    ])
    await readBoards.last().resolve(pageOf({ boards: [garden, kitchen], bookmark: '100' }))
    expect(context()).toMatchObject({
      boards: [sofa, garden, kitchen],
      shortlist: [garden],
      bookmark: '100',
    })
    send({ type: 'end.neared' })
    clock.advance(scrollFetch - 1)
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length]).toEqual(['choosing.pausing', 2])
    clock.advance(1)
    send({ type: 'end.neared' })
    await readBoards.last().resolve(pageOf({ boards: [], bookmark: null }))
    clock.advance(scrollFetch)
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length]).toEqual(['choosing.resting', 3])
  })

  it('do not block searching and choosing while they load', async () => {
    const { output, send } = await loaded({ bookmark: '50' })
    send({ type: 'end.neared' })
    send({ type: 'query.changed', query: 'b' })
    send({ type: 'board.chosen', board: sofa })
    expect(output()).toMatchObject({ board: sofa, memory: { bookmark: '50' } })
  })

  it('leave the list as it is when they fail, and are requested again only by a retry', async () => {
    const { at, context, readBoards, send } = await loaded({ bookmark: '50' })
    send({ type: 'end.neared' })
    await readBoards.last().reject(new ApiFailure('server'))
    send({ type: 'end.neared' })
    expect([at(), readBoards.calls.length, context().boards]).toEqual([
      'choosing.moreFailed',
      2,
      [sofa, garden],
    ])
    send({ type: 'retry.requested' })
    expect([at(), readBoards.last().input.bookmark]).toEqual(['choosing.loadingMore', '50'])
  })

  it('D13 time out', async () => {
    const { at, clock, readBoards, send } = await loaded({ bookmark: '50' })
    send({ type: 'end.neared' })
    clock.advance(requestTimeout)
    expect([at(), readBoards.last().signal.aborted]).toEqual(['choosing.moreFailed', true])
  })
})

it('E9 lists a board once if the server returns it twice', async () => {
  const boards = ['__proto__', 'constructor', '__proto__'].map((id) => boardOf(id, id))
  const { context } = await loaded({ boards })
  expect(context().boards?.map(({ id }) => id)).toEqual(['__proto__', 'constructor'])
})

it('D6 I5 aborts its requests and clears its timers when it is stopped', () => {
  const { actor, clock, readBoards, readPinDetails } = start()
  actor.stop()
  expect([clock.pending, readBoards.last().signal.aborted, readPinDetails.last().isStopped]).toEqual([
    0,
    true,
    true,
  ])
})
