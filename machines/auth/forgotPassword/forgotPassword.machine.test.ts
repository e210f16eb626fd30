import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { forgotPasswordMachine, type ForgotPasswordInput } from './forgotPassword.machine.ts'

function start(input: Partial<ForgotPasswordInput> = {}, mode: Mode = 'plain') {
  const requestReset = deferred<void, { identifier: string }>()
  const machine = forgotPasswordMachine.provide({ actors: { requestReset: requestReset.logic } })
  const given = { policy: defaultPolicy, identifier: 'wren@example.com', isSent: false, ...input }
  return { requestReset, ...run(machine, { clock: createManualClock(), mode, input: given }) }
}

it('sends, resends, and closes', () => {
  expect(leavesOf(forgotPasswordMachine).map(({ name }) => name)).toEqual([
    'forgotPassword.starting',
    'forgotPassword.sending',
    'forgotPassword.failed',
    'forgotPassword.sent.shown',
    'forgotPassword.sent.resending',
    'forgotPassword.sent.failed',
    'forgotPassword.closed',
  ])
})

describe('§7 POST /v3/users/forgot_password/', () => {
  it('requests a reset for what was typed', () => {
    expect(start().requestReset.last().input).toEqual({ identifier: 'wren@example.com' })
  })

  it('success opens the password-reset-sent dialog, with no toast', async () => {
    const { at, emitted, requestReset } = start()
    await requestReset.last().resolve()
    expect([at(), emitted]).toEqual(['sent.shown', []])
  })

  it('makes no call if the server already sent the email', () => {
    const { at, requestReset } = start({ isSent: true })
    expect([at(), requestReset.calls]).toEqual(['sent.shown', []])
  })
})

describe('after too many requests', () => {
  const limited = (retryAfterMs: number | null) => new ApiFailure('refused', { status: 429, retryAfterMs })

  it('knows how long to wait, until the next request', async () => {
    const { context, requestReset, send } = start({ isSent: true })
    send({ type: 'resend.requested' })
    await requestReset.last().reject(limited(90_000))
    expect([context().waitMs, context().error]).toEqual([90_000, 'resetFailed'])
    send({ type: 'resend.requested' })
    expect(context().waitMs).toBeNull()
  })

  it.each([
    ['the server does not say', limited(null)],
    ['it is in maintenance', new ApiFailure('server', { status: 503, retryAfterMs: 90_000 })],
  ])('counts nothing down where %s', async (_, failure) => {
    const { context, requestReset, send } = start({ isSent: true })
    send({ type: 'resend.requested' })
    await requestReset.last().reject(failure)
    expect(context().waitMs).toBeNull()
  })
})

describe.each(['plain', 'strict'] as const)('§4 Password-reset-sent modal (%s)', (mode) => {
  it("resend shows an 'Email sent!' toast for 3500 ms", async () => {
    const { actor, at, emitted, requestReset } = start({ isSent: true }, mode)
    actor.send({ type: 'resend.requested' })
    expect([at(), actor.getSnapshot().hasTag('pending')]).toEqual(['sent.resending', true])
    await requestReset.last().resolve()
    expect(at()).toBe('sent.shown')
    expect(emitted).toEqual([
      { type: 'toast.shown', message: 'recovery.resent', duration: 'passwordResetToast', kind: 'status' },
    ])
    expect(defaultPolicy.timing.passwordResetToast).toBe(3_500)
  })

  it('D1 sends one email however often resend is clicked', () => {
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
    expect([at(), actor.getSnapshot().context.serverMessage]).toEqual(['sending', null])
    await requestReset.last().resolve()
    // The dialog itself now says that the email was sent.
    expect([at(), emitted]).toEqual(['sent.shown', []])
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
      const failed = isSent ? 'sent.failed' : 'failed'
      expect([at(), requestReset.last().signal.aborted]).toEqual([failed, true])
      expect(actor.getSnapshot().context.error).toBe('timedOut')
      await requestReset.last().resolve()
      expect([at(), emitted]).toEqual([failed, []])
    },
  )
})

describe('closing the dialog', () => {
  const states: readonly (readonly [string, (running: ReturnType<typeof start>) => unknown])[] = [
    ['sending', () => undefined],
    ['sent.shown', ({ requestReset }) => requestReset.last().resolve()],
    ['failed', ({ requestReset }) => requestReset.last().reject(new ApiFailure('offline'))],
    [
      'sent.resending',
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
