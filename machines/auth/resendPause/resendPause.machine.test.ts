import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { fakeCallback, run, type Mode } from '../../../testing/machines/run.ts'
import { resendPauseMachine, type CountSecondsInput } from './resendPause.machine.ts'

const policy = resolvePolicy({ timing: { resendPause: 30_000 } })

function start(mode: Mode = 'plain') {
  const countSeconds = fakeCallback<
    { type: string },
    CountSecondsInput,
    { type: 'seconds.counted'; secondsLeft: number }
  >()
  const running = run(resendPauseMachine.provide({ actors: { countSeconds: countSeconds.logic } }), {
    clock: createManualClock(),
    mode,
    input: { policy, sentAt: 1_000 },
  })
  const count = (secondsLeft: number) => countSeconds.last().send({ type: 'seconds.counted', secondsLeft })
  return { ...running, countSeconds, count, request: () => running.send({ type: 'resend.requested' }) }
}

it('pauses, and is ready', () => {
  expect(leavesOf(resendPauseMachine).map(({ name }) => name)).toEqual([
    'resendPause.pausing',
    'resendPause.ready',
  ])
})

describe.each(['plain', 'strict'] as const)('the pause between two codes (%s)', (mode) => {
  it('begins when the step does, for as long as the policy says', () => {
    const { at, context, countSeconds } = start(mode)
    expect([at(), context().secondsLeft, countSeconds.last().input]).toEqual([
      'pausing',
      30,
      { since: 1_000, pauseMs: 30_000 },
    ])
  })

  it('counts down, and allows no request for a code until it is over', () => {
    const { at, context, count, countSeconds, emitted, request } = start(mode)
    count(27)
    request()
    expect([at(), context().secondsLeft, emitted]).toEqual(['pausing', 27, []])
    count(-3)
    expect([at(), context().secondsLeft, countSeconds.last().isStopped]).toEqual(['ready', 0, true])
    request()
    expect(emitted).toEqual([{ type: 'resend.allowed' }])
  })

  it('stays ready until a code has been sent, because requesting one may fail', () => {
    const { at, context, count, countSeconds, request, send } = start(mode)
    count(0)
    request()
    expect(at()).toBe('ready')
    send({ type: 'code.issued', at: 50_000 })
    count(30)
    expect([at(), context().secondsLeft, countSeconds.last().input.since]).toEqual(['pausing', 30, 50_000])
  })

  it('begins again if a code was sent meanwhile', () => {
    const { at, count, countSeconds, send } = start(mode)
    const first = countSeconds.last()
    count(2)
    send({ type: 'code.issued', at: 29_000 })
    expect([at(), first.isStopped, countSeconds.last().input]).toEqual([
      'pausing',
      true,
      { since: 29_000, pauseMs: 30_000 },
    ])
  })
})
