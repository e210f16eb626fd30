import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { startAuth, toMfa } from '../../../testing/machines/authFlow.ts'

const start = (options?: Parameters<typeof startAuth>[1]) => startAuth(createManualClock(), options)
const startMfa = (options?: Parameters<typeof start>[0]) => toMfa(start(options))

describe('§4 Bot check', () => {
  it('starts at the first interaction, once, and is refreshed when a token is spent', async () => {
    const { childAt, requestToken, send } = start()
    send({ type: 'botToken.spent' })
    expect(childAt('botCheck')).toBeNull()
    for (let n = 0; n < 3; n += 1) send({ type: 'form.touched' })
    await requestToken.last().resolve('token-1')
    expect([childAt('botCheck'), requestToken.calls.length]).toEqual(['ready', 1])
    send({ type: 'botToken.spent' })
    expect(requestToken.calls).toHaveLength(2)
  })

  it('D24 I5 stops with the flow, however it ends', async () => {
    for (const end of ['loggedIn', 'dismissed', 'stopped']) {
      const { actor, clock, logIn, requestToken, send, submit } = start()
      send({ type: 'form.touched' })
      await requestToken.last().resolve('token-1')
      expect(clock.pending).toBe(1)
      submit()
      if (end === 'loggedIn') await logIn.last().resolve(wren)
      if (end === 'dismissed') send({ type: 'modal.closed' })
      if (end === 'stopped') actor.stop()
      expect(clock.pending).toBe(0)
    }
  })

  it('D7 I4 continues after StrictMode stopped and restarted the flow', () => {
    const { childAt, requestToken, send } = start({ mode: 'strict' })
    send({ type: 'form.touched' })
    expect([childAt('botCheck'), requestToken.calls.length]).toEqual(['refreshing', 1])
  })
})

describe('§7 the action of a token follows the view shown', () => {
  const purposes = ({ requestToken }: ReturnType<typeof start>) =>
    requestToken.calls.map(({ input }) => input.purpose)

  it('signing up', () => {
    const running = start({ startsWith: 'signup', isSignupLoaded: true })
    running.send({ type: 'form.touched' })
    expect(purposes(running)).toEqual(['signup'])
  })

  it('also after switching from one form to the other, and back', async () => {
    const running = start({ isSignupHere: true, isSignupLoaded: true })
    running.send({ type: 'form.touched' })
    running.send({ type: 'signup.requested' })
    expect(purposes(running)).toEqual(['login', 'signup'])
    await running.signup.last().resolve({ outcome: 'loginRequested', email: '', password: '' })
    expect(purposes(running)).toEqual(['login', 'signup', 'login'])
  })

  it('and requests nothing for somebody who only looks', () => {
    const running = start({ isSignupHere: true, isSignupLoaded: true })
    running.send({ type: 'signup.requested' })
    expect(running.requestToken.calls).toEqual([])
  })
})

it('I5 stopped at the second factor while a call hangs, no timer is left', async () => {
  const { actor, clock, loginMfa, verifyCode } = await startMfa()
  loginMfa()?.send({ type: 'form.submitted', code: '123456' })
  expect(clock.pending).toBe(1)
  actor.stop()
  await verifyCode.last().reject(new ApiFailure('aborted'))
  expect([clock.pending, verifyCode.last().signal.aborted]).toEqual([0, true])
})
