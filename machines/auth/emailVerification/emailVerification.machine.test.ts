import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { emailVerificationMachine } from './emailVerification.machine.ts'

function start(mode: Mode = 'plain') {
  const resendVerification = deferred<void>()
  const machine = emailVerificationMachine.provide({
    actors: { resendVerification: resendVerification.logic },
  })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  return {
    resendVerification,
    ...running,
    resend: () => running.send({ type: 'resend.requested' }),
    close: () => running.send({ type: 'modal.closed' }),
    serverMessage: () => running.actor.getSnapshot().context.serverMessage,
  }
}

it('reminds, sends, succeeds or fails, and closes', () => {
  expect(leavesOf(emailVerificationMachine).map(({ name }) => name)).toEqual([
    'emailVerification.reminding',
    'emailVerification.sending',
    'emailVerification.sent',
    'emailVerification.failed',
    'emailVerification.closed',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Email-verification modal (%s)', (mode) => {
  it('makes no call until resend is clicked', () => {
    const { at, resendVerification } = start(mode)
    expect([at(), resendVerification.calls.length]).toEqual(['reminding', 0])
  })

  it('D1 resend pressed five times is one call; once sent it cannot be sent again', async () => {
    const { actor, at, resend, resendVerification } = start(mode)
    for (let n = 0; n < 5; n += 1) resend()
    expect([at(), actor.getSnapshot().hasTag('pending')]).toEqual(['sending', true])
    await resendVerification.last().resolve()
    expect([at(), actor.getSnapshot().can({ type: 'resend.requested' })]).toEqual(['sent', false])
    resend()
    expect(resendVerification.calls).toHaveLength(1)
  })

  it("'Got it' closes it", () => {
    const { actor, close, emitted } = start(mode)
    close()
    expect([actor.getSnapshot().status, emitted]).toEqual(['done', [{ type: 'reminder.closed' }]])
  })
})

describe('a resend that fails', () => {
  it("keeps the server's message until the retry, and reports the failure", async () => {
    const { at, emitted, resend, resendVerification, serverMessage } = start()
    const failure = new ApiFailure('refused', { status: 400, serverMessage: 'Not now.' })
    resend()
    await resendVerification.last().reject(failure)
    expect([at(), serverMessage(), emitted]).toEqual([
      'failed',
      'Not now.',
      [{ type: 'attempt.failed', row: 'emailVerification.resendFailed', failure }],
    ])
    resend()
    expect([at(), serverMessage()]).toEqual(['sending', null])
    await resendVerification.last().resolve()
    expect(at()).toBe('sent')
  })

  it('D9 is not retried automatically', async () => {
    const { clock, resend, resendVerification } = start()
    resend()
    await resendVerification.last().reject(new ApiFailure('server', { status: 503 }))
    clock.advance(3_600_000)
    expect(resendVerification.calls).toHaveLength(1)
  })

  it('D13 fails when no response comes, and ignores the late one', async () => {
    const { at, clock, emitted, resend, resendVerification } = start()
    resend()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), resendVerification.last().signal.aborted]).toEqual(['failed', true])
    await resendVerification.last().resolve()
    expect([at(), emitted]).toEqual([
      'failed',
      [{ type: 'attempt.failed', row: 'emailVerification.timedOut', failure: null }],
    ])
  })
})

describe('closing', () => {
  const states: readonly (readonly [string, (running: ReturnType<typeof start>) => unknown])[] = [
    ['reminding', () => undefined],
    ['sending', ({ resend }) => resend()],
    ['sent', ({ resend, resendVerification }) => [resend(), resendVerification.last().resolve()][1]],
    [
      'failed',
      ({ resend, resendVerification }) =>
        [resend(), resendVerification.last().reject(new ApiFailure('offline'))][1],
    ],
  ]

  it.each(states)('D6 I5 ends it from %s: the call is aborted and no timer is left', async (state, reach) => {
    const running = start()
    await reach(running)
    expect(running.at()).toBe(state)
    running.close()
    expect(running.actor.getSnapshot()).toMatchObject({ status: 'done', value: 'closed' })
    expect([
      running.clock.pending,
      running.resendVerification.calls.map(({ signal }) => signal.aborted),
    ]).toEqual([0, state === 'reminding' ? [] : [state === 'sending']])
  })
})
