import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { deferred, run, type Mode } from '../../testing/testing.ts'
import { forgotPasswordMachine, type ForgotPasswordInput } from './forgotPassword.machine.ts'

type Reset = { identifier: string; type: 'unified' | 'reset' }

function start(input: Partial<ForgotPasswordInput> = {}, mode: Mode = 'plain') {
  const requestReset = deferred<void, Reset>()
  const machine = forgotPasswordMachine.provide({ actors: { requestReset: requestReset.logic } })
  const given = { policy: defaultPolicy, identifier: 'wren@example.com', isSent: false, ...input }
  return { requestReset, ...run(machine, { clock: createManualClock(), mode, input: given }) }
}

it('sends, resends, and closes', () => {
  expect(leavesOf(forgotPasswordMachine).map(({ name }) => name)).toEqual([
    'forgotPassword.starting',
    'forgotPassword.sending',
    'forgotPassword.sent',
    'forgotPassword.resending',
    'forgotPassword.failed',
    'forgotPassword.closed',
  ])
})

describe('§7 POST /v3/users/forgot_password/', () => {
  it("requests a reset of the type 'reset', and of the type 'unified' under the experiment", () => {
    expect(start().requestReset.last().input).toEqual({ identifier: 'wren@example.com', type: 'reset' })
    const { requestReset } = start({ policy: resolvePolicy({ unifiedReset: true }) })
    expect(requestReset.last().input.type).toBe('unified')
  })

  it('success opens the password-reset-sent dialog, with no toast', async () => {
    const { actor, at, emitted, requestReset } = start()
    await requestReset.last().resolve()
    expect([at(), actor.getSnapshot().context.isSent, emitted]).toEqual(['sent', true, []])
  })

  it('makes no call if the server already sent the e-mail', () => {
    const { at, requestReset } = start({ isSent: true })
    expect([at(), requestReset.calls]).toEqual(['sent', []])
  })
})

describe.each(['plain', 'strict'] as const)('§4 Password-reset-sent modal (%s)', (mode) => {
  it("resend shows an 'Email sent!' toast for 3500 ms", async () => {
    const { actor, at, emitted, requestReset } = start({ isSent: true }, mode)
    actor.send({ type: 'resend.requested' })
    expect([at(), actor.getSnapshot().hasTag('pending')]).toEqual(['resending', true])
    await requestReset.last().resolve()
    expect(at()).toBe('sent')
    expect(emitted).toEqual([
      { type: 'toast.shown', message: 'recovery.resent', duration: 'passwordResetToast', kind: 'status' },
    ])
    expect(defaultPolicy.timing.passwordResetToast).toBe(3_500)
  })

  it('D1 sends one e-mail however often resend is clicked', () => {
    const { actor, requestReset } = start({ isSent: true }, mode)
    for (let n = 0; n < 5; n += 1) actor.send({ type: 'resend.requested' })
    expect(requestReset.calls).toHaveLength(1)
  })
})

describe('a reset that fails', () => {
  it("keeps the server's message until the retry", async () => {
    const { actor, at, emitted, requestReset } = start()
    await requestReset.last().reject(new ApiFailure('refused', { status: 400, serverMessage: 'Not now.' }))
    expect([at(), actor.getSnapshot().context.serverMessage]).toEqual(['failed', 'Not now.'])
    actor.send({ type: 'resend.requested' })
    expect([at(), actor.getSnapshot().context.serverMessage]).toEqual(['resending', null])
    await requestReset.last().resolve()
    expect([at(), emitted.length]).toEqual(['sent', 1])
  })

  it('D9 is not retried automatically', async () => {
    const { clock, requestReset } = start()
    await requestReset.last().reject(new ApiFailure('server', { status: 503 }))
    clock.advance(3_600_000)
    expect(requestReset.calls).toHaveLength(1)
  })

  it.each([false, true])(
    'D13 fails when no response comes (already sent: %j), and ignores the late one',
    async (isSent) => {
      const { actor, at, clock, emitted, requestReset } = start({ isSent })
      actor.send({ type: 'resend.requested' })
      clock.advance(defaultPolicy.timing.requestTimeout)
      expect([at(), requestReset.last().signal.aborted]).toEqual(['failed', true])
      await requestReset.last().resolve()
      expect([at(), emitted]).toEqual(['failed', []])
    },
  )
})

describe('closing the dialog', () => {
  const states: readonly (readonly [string, (running: ReturnType<typeof start>) => unknown])[] = [
    ['sending', () => undefined],
    ['sent', ({ requestReset }) => requestReset.last().resolve()],
    ['failed', ({ requestReset }) => requestReset.last().reject(new ApiFailure('offline'))],
    [
      'resending',
      async ({ requestReset, actor }) => {
        await requestReset.last().resolve()
        actor.send({ type: 'resend.requested' })
      },
    ],
  ]

  it.each(states)('D6 I5 ends it from %s: the call is aborted and no timer is left', async (state, reach) => {
    const running = start()
    await reach(running)
    expect(running.at()).toBe(state)
    running.actor.send({ type: 'notice.closed' })
    expect(running.actor.getSnapshot()).toMatchObject({ status: 'done', value: 'closed' })
    expect([running.clock.pending, running.requestReset.last().signal.aborted]).toEqual([
      0,
      state.endsWith('sending'),
    ])
  })
})
