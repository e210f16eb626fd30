import { describe, expect, it } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine.ts'
import { passwordResetMachine } from './passwordReset.machine.ts'

const WREN = 'wren@example.com'

function start(mode: Mode = 'plain') {
  const requestReset = deferred<void, { identifier: string }>()
  const actors = { requestReset: requestReset.logic }
  const machine = passwordResetMachine.provide({
    actors: { ...actors, forgotPassword: forgotPasswordMachine.provide({ actors }) },
  })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  const submit = (typed = WREN) => running.send({ type: 'form.submitted', identifier: typed })
  // SAFETY: the child is the machine provided above.
  const dialog = () =>
    running.actor.getSnapshot().children.forgotPassword as ActorRefFrom<typeof forgotPasswordMachine>
  return { requestReset, ...running, submit, dialog, context: () => running.actor.getSnapshot().context }
}

it('asks, sends, and says that it is sent', () => {
  expect(leavesOf(passwordResetMachine).map(({ name }) => name)).toEqual([
    'passwordReset.editing',
    'passwordReset.sending.waiting',
    'passwordReset.sending.slow',
    'passwordReset.sent',
  ])
})

describe.each(['plain', 'strict'] as const)('§7 POST /v3/users/forgot_password/ (%s)', (mode) => {
  it('sends what was typed, without the spaces around it', () => {
    const { requestReset, submit } = start(mode)
    submit(` ${WREN}\u200B`)
    expect(requestReset.last().input).toEqual({ identifier: WREN })
  })

  it('D1 sends once, however often it is submitted', () => {
    const { requestReset, submit } = start(mode)
    for (let n = 0; n < 5; n += 1) submit()
    expect(requestReset.calls).toHaveLength(1)
  })

  it('success opens the dialog, and OK leads back to the form', async () => {
    const { at, dialog, emitted, requestReset, submit } = start(mode)
    submit()
    await requestReset.last().resolve()
    expect([at(), dialog().getSnapshot().value, emitted]).toEqual(['sent', { sent: 'shown' }, []])
    dialog().send({ type: 'notice.closed' })
    expect([at(), requestReset.calls.length]).toEqual(['editing', 1])
  })

  it('resend sends the same again', async () => {
    const { dialog, requestReset, submit } = start(mode)
    submit(` ${WREN}`)
    await requestReset.last().resolve()
    dialog().send({ type: 'resend.requested' })
    expect(requestReset.calls.map(({ input }) => input.identifier)).toEqual([WREN, WREN])
  })
})

describe('failures', () => {
  it.each(['', '  ', '\u200B'])('asks for what is missing, without a call: %j', (typed) => {
    const { at, context, emitted, requestReset, submit } = start()
    submit(typed)
    expect([at(), context().failure, requestReset.calls, emitted]).toEqual([
      'editing',
      'passwordReset.identifierRequired',
      [],
      [],
    ])
  })

  it.each([
    [new ApiFailure('refused', { status: 400, serverMessage: 'Not now.' }), 'resetFailed', 'Not now.', 400],
    [new ApiFailure('server', { status: 503 }), 'resetFailed', null, 503],
    [new ApiFailure('malformed', { status: 200 }), 'resetFailed', null, 200],
    [new ApiFailure('offline'), 'offline', null, null],
  ])('%s is said, logged, and can be tried again', async (failure, row, serverMessage, status) => {
    const { at, context, emitted, requestReset, submit } = start()
    submit()
    await requestReset.last().reject(failure)
    expect([at(), context()]).toMatchObject([
      'editing',
      { identifier: WREN, failure: `forgotPassword.${row}`, serverMessage },
    ])
    expect(emitted).toEqual([
      { type: 'attempt.failed', row: `forgotPassword.${row}`, failure: { status, code: null } },
    ])
    submit()
    expect([at(), context().failure, requestReset.calls.length]).toEqual(['sending.waiting', null, 2])
  })

  it('says how long to wait after too many requests, until something is typed', async () => {
    const { context, requestReset, send, submit } = start()
    submit()
    await requestReset.last().reject(new ApiFailure('malformed', { status: 429, retryAfterMs: 90_000 }))
    expect(context()).toMatchObject({ failure: 'passwordReset.rateLimited', waitMs: 90_000 })
    send({ type: 'identifier.changed' })
    expect(context().waitMs).toBeNull()
  })

  it('D9 is not retried automatically', async () => {
    const { clock, requestReset, submit } = start()
    submit()
    await requestReset.last().reject(new ApiFailure('server', { status: 503 }))
    clock.advance(3_600_000)
    expect(requestReset.calls).toHaveLength(1)
  })

  it('D13 times out, aborts the call, and ignores its late answer', async () => {
    const { at, clock, context, emitted, requestReset, submit } = start()
    submit()
    clock.advance(defaultPolicy.timing.requestTimeout)
    await requestReset.last().resolve()
    expect([at(), context().failure, requestReset.last().signal.aborted]).toEqual([
      'editing',
      'forgotPassword.timedOut',
      true,
    ])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'forgotPassword.timedOut', failure: null }])
  })

  it('typing clears the error', () => {
    const { context, send, submit } = start()
    submit('')
    send({ type: 'identifier.changed' })
    expect(context().failure).toBeNull()
  })
})

describe('a slow answer', () => {
  it('D13 can be cancelled after a while: the call is aborted', () => {
    const { at, clock, emitted, requestReset, send, submit } = start()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('sending.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), requestReset.last().signal.aborted, clock.pending, emitted]).toEqual([
      'editing',
      true,
      0,
      [],
    ])
  })
})
