import { describe, expect, it, vi } from 'vitest'
import { startLogin } from '../../../../testing/machines/login.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultPolicy, resolvePolicy, type PolicyOverrides } from '../../../domain/policy/policy.ts'
import type { CodeSlot } from '../../../domain/policy/codes.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectForgot, connectNotice, connectReset, noticeCallbacks } from './notice.connect.ts'

const code = (slot: CodeSlot) => defaultPolicy.codes[slot][0] ?? null

function start(policy: PolicyOverrides = {}) {
  const login = startLogin(createManualClock(), { policy: resolvePolicy(policy) })
  const send = vi.fn<(event: unknown) => void>()
  const sendForgot = vi.fn<(event: unknown) => void>()
  const shown = () => {
    const snapshot = login.actor.getSnapshot()
    const { forgot } = connectForgot(snapshot)
    return connectNotice(snapshot, connectReset(forgot && forgot.getSnapshot()))
  }
  const callbacks = () => noticeCallbacks(send, connectForgot(login.actor.getSnapshot()).forgot && sendForgot)
  return { ...login, shown, callbacks, told: send, toldForgot: sendForgot }
}

async function startReset(slot: CodeSlot = 'softBanned', policy: PolicyOverrides = {}) {
  const running = start(policy)
  await running.fail(code(slot))
  running.send({ type: 'reset.requested' })
  return running
}

describe('which dialog is open over the form', () => {
  it('none over a form that is idle, in flight or in error', async () => {
    const { shown, submit } = start()
    expect(shown()).toBeNull()
    submit()
    expect(shown()).toBeNull()
    const wrong = start()
    await wrong.fail(code('wrongPassword'))
    expect(wrong.shown()).toBeNull()
  })

  it("the one of the failure's row, with the trimmed email", async () => {
    const { shown, fail } = start()
    await fail(code('loginAssistance'))
    expect(shown()).toMatchObject({
      notice: 'loginAssistance',
      email: 'wren@example.com',
      isPending: false,
      error: false,
      canReset: true,
    })
  })

  it('§8 says how many minutes are left until the local limit allows a try', async () => {
    const { shown, fail, recordTimestamp } = start()
    await fail(code('tooQuick'))
    await recordTimestamp.last().resolve({ isWithin: false, waitMs: 41 * 60_000 + 1 })
    expect(shown()).toMatchObject({ notice: 'tooManyAttempts', waitMs: 41 * 60_000 + 1 })
    const byServer = start()
    await byServer.fail(code('rateLimited'))
    expect(byServer.shown()).toMatchObject({ notice: 'tooManyAttempts', waitMs: null })
  })

  it('goes with its closing', async () => {
    const { shown, fail, send } = start()
    await fail(code('softBanned'))
    send({ type: 'notice.closed' })
    expect(shown()).toBeNull()
  })

  it('offers no reset where no email was typed', () => {
    const { shown, send } = start()
    send({ type: 'notice.opened', notice: 'softBanned' })
    expect(shown()).toMatchObject({ notice: 'softBanned', email: '', canReset: false })
  })

  it('stays while the reset email is asked for, and becomes password-reset-sent once it is sent', async () => {
    const { requestReset, shown } = await startReset()
    expect(shown()).toMatchObject({ notice: 'softBanned', isPending: true })
    await requestReset.last().resolve()
    expect(shown()).toMatchObject({ notice: 'passwordResetSent', isPending: false, error: false })
  })

  it('says that it may be sent where nobody is to learn whether the account exists', async () => {
    const { requestReset, shown } = await startReset('softBanned', { sameResetAnswer: true })
    await requestReset.last().resolve()
    expect(shown()).toMatchObject({ notice: 'passwordResetRequested' })
    const bySlot = start({ sameResetAnswer: true })
    await bySlot.fail(code('passwordResetSent'))
    expect(bySlot.shown()).toMatchObject({ notice: 'passwordResetSent' })
  })

  it("stays open with the server's message, or the generic one, when the reset fails", async () => {
    const { requestReset, shown } = await startReset()
    await requestReset.last().reject(new ApiFailure('refused', { serverMessage: 'Not now.' }))
    expect(shown()).toMatchObject({ notice: 'softBanned', error: 'Not now.', isPending: false })
    const other = await startReset()
    await other.requestReset.last().reject(new ApiFailure('offline'))
    expect(other.shown()).toMatchObject({ error: true, reason: 'offline' })
  })

  it('PASSWORD_RESET_SENT is password-reset-sent at once, and stays so through a resend that fails', async () => {
    const { actor, fail, requestReset, shown } = start()
    await fail(code('passwordResetSent'))
    expect(shown()).toMatchObject({ notice: 'passwordResetSent', isPending: false })
    actor.getSnapshot().children.forgotPassword?.send({ type: 'resend.requested' })
    expect(shown()).toMatchObject({ notice: 'passwordResetSent', isPending: true })
    await requestReset.last().reject(new ApiFailure('offline'))
    expect(shown()).toMatchObject({ notice: 'passwordResetSent', error: true })
  })
})

describe('callbacks of the dialog', () => {
  it('the dialog of a row sends to the form', async () => {
    const { fail, callbacks, told, toldForgot } = start()
    await fail(code('softBanned'))
    callbacks().onClose()
    callbacks().onReset()
    expect(told.mock.calls).toEqual([[{ type: 'notice.closed' }], [{ type: 'reset.requested' }]])
    expect(toldForgot).not.toHaveBeenCalled()
  })

  it('the reset sends to its own machine', async () => {
    const { callbacks, told, toldForgot } = await startReset()
    callbacks().onReset()
    callbacks().onResend()
    callbacks().onClose()
    expect(toldForgot.mock.calls).toEqual([
      [{ type: 'resend.requested' }],
      [{ type: 'resend.requested' }],
      [{ type: 'notice.closed' }],
    ])
    expect(told).not.toHaveBeenCalled()
  })
})
