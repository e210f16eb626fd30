import { describe, expect, it } from 'vitest'
import type { LimitCheck } from '../../../src/domain/auth/botLimit.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { rateLimitMachine } from './rateLimit.machine.ts'

function start(mode: Mode = 'plain') {
  const recordTimestamp = deferred<LimitCheck>()
  const machine = rateLimitMachine.provide({ actors: { recordTimestamp: recordTimestamp.logic } })
  return { recordTimestamp, ...run(machine, { clock: createManualClock(), mode }) }
}

it('records one check, within the limit or not', () => {
  expect(leavesOf(rateLimitMachine).map(({ name }) => name)).toEqual([
    'rateLimit.recording',
    'rateLimit.withinLimit',
    'rateLimit.limited',
  ])
})

describe.each(['plain', 'strict'] as const)('§9 The local limit (%s)', (mode) => {
  it.each([
    [{ isWithin: true }, 'withinLimit', null],
    [{ isWithin: false }, 'limited', null],
    [{ isWithin: false, waitMs: 7 }, 'limited', 7],
  ])('%j ends in %s', async (answer, state, waitMs) => {
    const { actor, at, recordTimestamp } = start(mode)
    await recordTimestamp.last().resolve(answer)
    expect([at(), actor.getSnapshot().output]).toEqual([state, { isWithin: answer.isWithin, waitMs }])
  })
})

it('is over the limit when storage fails', async () => {
  const { actor, recordTimestamp } = start()
  await recordTimestamp.last().reject(new Error('The storage is broken.'))
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'limited', output: { isWithin: false } })
})

it('D6 I5 stopping leaves nothing behind', () => {
  const { actor, clock, recordTimestamp } = start()
  actor.stop()
  expect([clock.pending, recordTimestamp.last().signal.aborted]).toEqual([0, true])
})
