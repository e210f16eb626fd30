import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { email, password, startLogin } from '../../../testing/machines/login.ts'

const start = () => startLogin(createManualClock())
const code = (slot: CodeSlot) => defaultPolicy.codes[slot][0] ?? null
const team = 'team@acme.example'

describe('§4 Bot check: a log-in that was too quick', () => {
  const tooQuick = code('tooQuick')
  async function startWidget() {
    const running = start()
    await running.fail(tooQuick)
    await running.recordTimestamp.last().resolve({ isWithin: true })
    return running
  }
  /** The widget is solved, and the server says once more that it was too quick. */
  async function solveInVain({ logIn, recordTimestamp, send }: Awaited<ReturnType<typeof startWidget>>) {
    send({ type: 'bot.solved', token: 'v2' })
    await logIn.last().reject(new ApiFailure('refused', { status: 400, code: tooQuick }))
    await recordTimestamp.last().resolve({ isWithin: true })
  }

  it('within the local limit loads the widget with its message; solved, the log-in is retried with the v2 token', async () => {
    const { at, context, logIn, send } = await startWidget()
    expect([at(), context().errors]).toEqual(['verifyingHuman.loadingWidget', { notice: 'login.tooQuick' }])
    send({ type: 'bot.loaded' })
    expect(at()).toBe('verifyingHuman.solving')
    send({ type: 'bot.solved', token: 'v2' })
    expect([at(), logIn.last().input]).toEqual([
      'submitting.waiting',
      { credentials: { username_or_email: email, password }, botToken: 'v2' },
    ])
  })

  it('over the local limit, opens the dialog about too many attempts', async () => {
    const { at, fail, recordTimestamp } = start()
    await fail(tooQuick)
    expect(at()).toBe('checkingLimit')
    await recordTimestamp.last().resolve({ isWithin: false })
    expect(at()).toBe('notice.tooManyAttempts')
  })

  it('§8 knows how long to wait for the local limit, and not for that of the server', async () => {
    const { context, fail, recordTimestamp, send } = start()
    await fail(tooQuick)
    await recordTimestamp.last().resolve({ isWithin: false, waitMs: 7 })
    expect(context().waitMs).toBe(7)
    send({ type: 'notice.closed' })
    await fail(code('rateLimited'))
    expect(context().waitMs).toBeNull()
  })

  it('shows the widget up to as often as the policy says, then the dialog', async () => {
    const running = await startWidget()
    const seen: string[] = []
    for (let n = 0; n < 3; n += 1) {
      await solveInVain(running)
      seen.push(running.at())
    }
    expect(seen).toEqual([
      'verifyingHuman.loadingWidget',
      'verifyingHuman.loadingWidget',
      'notice.tooManyAttempts',
    ])
  })

  it('a token is used once: a new submit starts without it, and resets the count', async () => {
    const running = await startWidget()
    running.send({ type: 'bot.solved', token: 'v2' })
    await running.logIn.last().reject(new ApiFailure('refused', { status: 400, code: code('wrongPassword') }))
    running.submit()
    expect(running.logIn.last().input.botToken).toBeNull()
    expect(running.context().widgetUses).toBe(0)
  })

  it.each(['bot.failed', 'the time-out'])(
    'D13 %s of the widget leads back to the form with a message',
    async (way) => {
      const { at, clock, context, send } = await startWidget()
      if (way === 'bot.failed') send({ type: 'bot.failed' })
      else clock.advance(30_000)
      expect([at(), context().errors, clock.pending]).toEqual([
        'editing.typing',
        { notice: 'login.botWidgetFailed' },
        0,
      ])
    },
  )

  it('typing goes back to the form; a valid new email is checked for SSO', async () => {
    const { at, checkSso, clock, type } = await startWidget()
    type(team)
    clock.advance(300)
    expect([at(), checkSso.last().input]).toEqual(['editing.checkingSso', { email: team }])
    const other = await startWidget()
    other.send({ type: 'password.changed', value: 'x' })
    expect([other.at(), other.context().errors]).toEqual(['editing.typing', {}])
  })

  it('D6 I5 stopping while the widget loads leaves no timer', async () => {
    const { actor, clock } = await startWidget()
    expect(clock.pending).toBe(1)
    actor.stop()
    expect(clock.pending).toBe(0)
  })

  it('a log-in by a provider is retried with its own token', async () => {
    const { choose, logIn, openPopup, recordTimestamp, send } = start()
    choose('facebook')
    openPopup.last().send({ type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't' } })
    await logIn.last().reject(new ApiFailure('refused', { status: 400, code: tooQuick }))
    await recordTimestamp.last().resolve({ isWithin: true })
    send({ type: 'bot.solved', token: 'v2' })
    expect(logIn.last().input).toEqual({
      credentials: { facebook_id: '1', facebook_token: 't' },
      botToken: 'v2',
    })
  })
})
