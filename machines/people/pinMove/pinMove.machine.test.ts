import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { PinMove, PinMoveCall, PinPlace } from '../../../src/domain/people/pinMove.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { pinMoveMachine } from './pinMove.machine.ts'
import { shownPlace } from './pinMove.types.ts'

const at = (boardId: string, sectionId: string | null = null): PinPlace => ({ boardId, sectionId })
const [a, b, c] = [at('a'), at('b'), at('c')]
const busy = (code: number) => new ApiFailure('refused', { code, serverMessage: 'Busy.' })

function start(mode: Mode = 'plain') {
  const movePins = deferred<void, PinMoveCall>()
  const machine = pinMoveMachine.provide({ actors: { movePins: movePins.logic } })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  return {
    movePins,
    ...running,
    move: (ids: string, from: PinPlace, to: PinPlace, own: Partial<PinMove> = {}) =>
      running.send({ type: 'move.requested', move: { pinIds: ids ? ids.split('') : [], from, to, ...own } }),
    calls: () =>
      movePins.calls.map(({ input }) =>
        input.call === 'movePins' ? `${input.pinIds.join('')} to ${input.to.boardId}` : input.call,
      ),
    /** The board that a pin of board `a` shows on. */
    board: (id: string) => shownPlace(running.actor.getSnapshot().context, id, a).boardId,
    toasts: () => running.emitted.flatMap((event) => ('message' in event ? [event.message] : [])),
    rows: () => running.emitted.flatMap((event) => ('row' in event ? [event.row] : [])),
  }
}

it('rests or moves', () => {
  expect(
    leavesOf(pinMoveMachine)
      .filter(({ isTransient }) => !isTransient)
      .map(({ name }) => name),
  ).toEqual(['pinMove.resting', 'pinMove.moving'])
})

describe.each(['plain', 'strict'] as const)('§4 Pin move (%s)', (mode) => {
  it('shows at once, and stays once the server confirms', async () => {
    const { at: state, board, emitted, move, movePins } = start(mode)
    move('12', a, b)
    expect([state(), board('1'), board('2'), board('3')]).toEqual(['moving', 'b', 'b', 'a'])
    await movePins.last().resolve()
    expect([state(), board('1'), emitted]).toEqual([
      'resting',
      'b',
      [{ type: 'pins.moved', move: { pinIds: ['1', '2'], from: a, to: b } }],
    ])
  })

  it.each([2171, 2172, 2173])('D23 %d: the board is busy; undone, with a toast', async (code) => {
    const { at: state, board, emitted, move, movePins, rows } = start(mode)
    move('1', a, b)
    await movePins.last().reject(busy(code))
    expect([state(), board('1'), rows()]).toEqual(['resting', 'a', ['pinMove.busy']])
    expect(emitted.at(-1)).toMatchObject({
      message: 'pinMove.error.busy',
      serverMessage: null,
      kind: 'alert',
    })
  })

  it('H4 no call for pins that are there already, nor without pins', () => {
    const { calls, emitted, move } = start(mode)
    move('1', a, a)
    move('1', at('a', 's'), at('a', 's'))
    move('', a, b)
    const reasons = ['samePlace', 'samePlace', 'nothingToMove'] as const
    const rejected = reasons.map((reason) => ({ type: 'move.rejected', reason }))
    expect([calls(), emitted]).toMatchObject([[], rejected])
  })

  it.each(['resting', 'moving'])('a product group alone is accepted, and nothing is sent (%s)', (state) => {
    const { at: now, calls, emitted, move } = start(mode)
    if (state === 'moving') move('1', a, b)
    const before = calls()
    move('', a, b, { productGroupId: '9' })
    expect([now(), calls(), emitted]).toEqual([
      state,
      before,
      [{ type: 'productGroup.moved', move: { pinIds: [], from: a, to: b, productGroupId: '9' } }],
    ])
  })
})

describe('§8 another error', () => {
  it.each([
    ['refused', new ApiFailure('refused', { serverMessage: 'No.' }), 'No.', 'pinMove.refused'],
    [
      'with a detail',
      new ApiFailure('refused', { serverMessage: 'No.', messageDetail: 'The board is full.' }),
      'The board is full.',
      'pinMove.refused',
    ],
    [
      'E1 but not a hidden one',
      new ApiFailure('refused', { serverMessage: 'HIDDEN_ON_SERVER_ERROR: shard 7' }),
      null,
      'pinMove.refused',
    ],
    [
      'the message if the detail is hidden',
      new ApiFailure('refused', { serverMessage: 'No.', messageDetail: 'HIDDEN_ON_SERVER_ERROR' }),
      'No.',
      'pinMove.refused',
    ],
    [
      'a 5xx with a message',
      new ApiFailure('server', { status: 503, serverMessage: 'Later.' }),
      'Later.',
      'pinMove.refused',
    ],
    [
      'a 5xx with a hidden message',
      new ApiFailure('server', { status: 503, serverMessage: 'HIDDEN_ON_SERVER_ERROR' }),
      null,
      'pinMove.failed',
    ],
    ['no connection', new ApiFailure('offline'), null, 'pinMove.offline'],
    ['an unreadable response', new ApiFailure('malformed'), null, 'pinMove.failed'],
  ] as const)('shows the server’s message if there is one: %s', async (_, failure, serverMessage, row) => {
    const { board, emitted, move, movePins, rows } = start()
    move('1', a, b)
    await movePins.last().reject(failure)
    expect([board('1'), rows()]).toEqual(['a', [row]])
    expect(emitted.at(-1)).toMatchObject({ message: row.replace('.', '.error.'), serverMessage })
  })

  it('D13 includes a response that does not come', () => {
    const { board, clock, move, movePins, toasts } = start()
    move('1', a, b)
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([board('1'), toasts(), movePins.last().signal.aborted]).toEqual([
      'a',
      ['pinMove.error.timedOut'],
      true,
    ])
  })
})

describe('several moves', () => {
  it('D1 show at once and are sent one after the other', async () => {
    const { board, calls, move, movePins } = start()
    move('1', a, b)
    move('2', a, c)
    expect([board('1'), board('2'), calls()]).toEqual(['b', 'c', ['1 to b']])
    await movePins.last().resolve()
    expect(calls()).toEqual(['1 to b', '2 to c'])
  })

  it('H1 a failed one does not undo others', async () => {
    const { board, move, movePins } = start()
    move('1', a, b)
    move('2', a, c)
    await movePins.last().reject(busy(2171))
    await movePins.last().resolve()
    expect([board('1'), board('2')]).toEqual(['a', 'c'])
  })

  it('H1 the last move of a pin wins, and the earlier one is not reported', async () => {
    const { board, calls, move, movePins, toasts } = start()
    move('1', a, b)
    move('1', b, c)
    await movePins.last().reject(busy(2171))
    expect([board('1'), toasts(), calls()]).toEqual(['c', [], ['1 to b', '1 to c']])
    await movePins.last().resolve()
    expect(board('1')).toBe('c')
  })

  it('H4 there and back: no call back if the move there was refused', async () => {
    const { at: state, board, calls, move, movePins } = start()
    move('1', a, b)
    move('1', b, a)
    await movePins.last().reject(busy(2171))
    expect([state(), board('1'), calls()]).toEqual(['resting', 'a', ['1 to b']])
  })

  it('but a call if its outcome is unknown', async () => {
    const { calls, move, movePins } = start()
    move('1', a, b)
    move('1', b, a)
    await movePins.last().reject(new ApiFailure('offline'))
    expect(calls()).toEqual(['1 to b', '1 to a'])
  })
})

it('D6 I5 stopping aborts the call and clears the timer', () => {
  const { actor, clock, move, movePins } = start()
  move('1', a, b)
  actor.stop()
  expect([clock.pending, movePins.last().signal.aborted]).toEqual([0, true])
})
