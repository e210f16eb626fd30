import { describe, expect, it } from 'vitest'
import { flush } from '../../../../testing/machines/run.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { email, password, until, startAuthOn } from '../testing/authServices.ts'

const network = mockNetwork()
const start = startAuthOn(network)

describe('faults', () => {
  it('D6 a closed modal aborts the call on the wire', async () => {
    const { calls, clock, emitted, send, submit } = start({ scenario: 'login.neverAnswers' })
    submit()
    await flush()
    expect(calls[0]?.signal?.aborted).toBe(false)
    send({ type: 'modal.closed' })
    await flush()
    expect([calls[0]?.signal?.aborted, clock.pending]).toEqual([true, 0])
    expect(emitted.map(({ type }) => type)).toEqual(['auth.dismissed'])
  })

  it.each([
    'offline',
    'login.serverFailed',
    'login.emptyBody',
    'login.noContent',
    'login.truncatedJson',
    'login.wrongShapeUserNull',
  ] as const)(
    'D8 D9 D10 D11 %s: an error over the form, one call, and it can be tried again',
    async (name) => {
      const { calls, clock, isAt, isDone, login, submit } = start({ scenario: name })
      submit()
      await until(() => isAt('login', 'editing.typing'))
      clock.advance(3_600_000)
      expect(calls).toHaveLength(1)
      expect(login()?.getSnapshot().context).toMatchObject({
        email,
        password,
        errors: { notice: expect.stringMatching(/^login\./) },
      })
      network.resetHandlers()
      submit()
      await until(isDone)
    },
  )

  it('D17 SSO info fails: no SSO, and the form logs in as ever', async () => {
    const { calls, clock, isAt, isDone, login, submit } = start({ scenario: 'ssoCheck.fails' })
    login()?.send({ type: 'email.changed', value: email })
    clock.advance(300)
    await until(() => isAt('login', 'editing.typing'))
    submit()
    await until(isDone)
    expect(calls.map(({ path }) => path)).toEqual(['/v3/sso/info/', '/v3/login/'])
  })

  it('B7 a popup that its user closed: asked every second, then the grace time, and nothing is left', () => {
    const { childAt, choose, clock, login, platform } = start()
    choose('facebook')
    platform.popup.last?.closeByUser()
    clock.advance(1_000 + 3_000)
    expect([childAt('login'), login()?.getSnapshot().context.errors]).toEqual([
      'editing.typing',
      { notice: 'social.popupClosed' },
    ])
    expect([platform.popup.last?.listeners, clock.pending]).toEqual([0, 0])
  })

  it('B8 a popup that only reads closed: its message counts', async () => {
    const { calls, choose, isDone } = start({ scenario: 'social.closedThenAnswers' })
    choose('facebook')
    await until(isDone)
    expect(calls).toHaveLength(1)
  })

  it('B12 B13 a second click focuses the popup; unmounting takes its listener, window and timer away', () => {
    const { actor, calls, choose, clock, platform } = start()
    choose('facebook')
    choose('facebook')
    expect([platform.popup.opened.length, platform.popup.last?.focused]).toEqual([1, 1])
    actor.stop()
    platform.popup.last?.emit({ facebook_id: '1', facebook_token: 't' })
    expect([platform.popup.last?.listeners, platform.popup.last?.isClosed(), clock.pending, calls]).toEqual([
      0,
      true,
      0,
      [],
    ])
  })

  it.each([
    ['social.googleScriptBlocked', 'notice.googleUnavailable', {}],
    ['social.refused', 'editing.typing', { notice: 'social.refused' }],
    ['social.unknown', 'editing.typing', { notice: 'social.unknown' }],
    ['social.failed', 'editing.typing', { notice: 'social.failed' }],
  ] as const)('B10 B11 %s leads to %s', async (name, state, errors) => {
    const { choose, isAt, login } = start({ scenario: name })
    choose('google')
    await until(() => isAt('login', state))
    expect(login()?.getSnapshot().context.errors).toEqual(errors)
  })
})
