import { expect, it } from 'vitest'
import type { PinMoveCall, PinPlace } from '../../../src/domain/people/pinMove.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { deferred, run } from '../../../testing/machines/run.ts'
import { pinMoveMachine } from './pinMove.machine.ts'

const at = (boardId: string): PinPlace => ({ boardId, sectionId: null })

it('H4 the same pins to the same place again: nothing is sent twice, and another pin is', async () => {
  const movePins = deferred<void, PinMoveCall>()
  const { send } = run(pinMoveMachine.provide({ actors: { movePins: movePins.logic } }), {
    clock: createManualClock(),
    mode: 'plain',
    input: { policy: defaultPolicy },
  })
  const move = (...pinIds: readonly string[]) =>
    send({ type: 'move.requested', move: { pinIds, from: at('a'), to: at('b') } })
  const calls = () => movePins.calls.map(({ input }) => ('pinIds' in input ? input.pinIds : input.call))
  move('1', '2')
  move('1', '2')
  move('1')
  await movePins.last().resolve()
  expect(calls()).toEqual([['1', '2']])
  move('1', '3')
  expect(calls()).toEqual([['1', '2'], ['3']])
})
