import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { SSO_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { email, startLogin } from '../../../testing/machines/login.ts'

const start = (options?: Parameters<typeof startLogin>[1]) => startLogin(createManualClock(), options)
const sso: SsoInfo = {
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://sso.example/authorize?client_id=1',
  exchangeCodeToTokenUrl: 'https://own.example/exchange/',
}
const team = 'team@acme.example'

async function startSso(info: SsoInfo = sso, options?: Parameters<typeof startLogin>[1]) {
  const running = start(options)
  running.type(team)
  running.clock.advance(300)
  await running.checkSso.last().resolve(info)
  return running
}

describe('§4 Single sign-on: the check of the email', () => {
  it('asks 300 ms after the email changed, and only if it is valid', () => {
    const { at, checkSso, clock, type } = start()
    type('team@')
    clock.advance(1_000)
    expect([at(), checkSso.calls]).toEqual(['editing.typing', []])
    type(` ${team} `)
    clock.advance(300)
    expect([at(), checkSso.last().input]).toEqual(['editing.checkingSso', { email: team }])
  })

  it('D3 an email edited fifty times within 300 ms is one call, for the last value', () => {
    const { checkSso, clock, type } = start()
    for (let n = 0; n < 50; n += 1) {
      type(`team${n}@acme.example`)
      clock.advance(299)
    }
    expect(checkSso.calls).toEqual([])
    clock.advance(1)
    expect(checkSso.calls.map(({ input }) => input.email)).toEqual(['team49@acme.example'])
  })

  it('an SSO email clears the missing-password error, and any other email does not', async () => {
    const { checkSso, clock, context, submit, type } = start()
    for (const [address, info, left] of [
      [team, sso, {}],
      [email, notSso, { password: 'login.passwordRequired' }],
    ] as const) {
      submit(address, '')
      type(`${address} `)
      type(address)
      clock.advance(300)
      await checkSso.last().resolve(info)
      expect(context().errors).toEqual(left)
    }
  })

  it('D2 a late result for an earlier email has no effect on the next one', async () => {
    const { checkSso, clock, context, type } = start()
    type(team)
    clock.advance(300)
    type(email)
    clock.advance(300)
    const [former, latter] = checkSso.calls
    expect(former?.signal.aborted).toBe(true)
    await latter?.resolve(notSso)
    await former?.resolve(sso)
    expect(context()).toMatchObject({ email, sso: notSso })
  })

  it('drops the result as soon as the email changes, and does not check the same one twice', async () => {
    const { checkSso, clock, context, type } = await startSso()
    expect(context().sso).toEqual(sso)
    type(team)
    clock.advance(300)
    expect(checkSso.calls).toHaveLength(1)
    type(`${team}x`)
    expect(context().sso).toEqual(notSso)
  })

  it('D17 a failed check keeps the password field', async () => {
    const { checkSso, clock, context, logIn, submit, type } = start()
    type(email)
    clock.advance(300)
    await checkSso.last().reject(new ApiFailure('server', { status: 500 }))
    expect(context().sso).toEqual(notSso)
    submit()
    expect(logIn.calls).toHaveLength(1)
  })

  it('an SSO email without an account ends in the SSO sign-up, without a secret', async () => {
    const { actor, submit } = await startSso({ ...sso, existingUser: false })
    submit(team, '')
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      value: 'ssoSignup',
      output: { outcome: 'ssoSignup', email: team },
    })
    expect(actor.getSnapshot().context.credentials).toBeNull()
  })
})

describe('§4 Single sign-on: the log-in finds no account', () => {
  async function logInUnknown(options?: Parameters<typeof startLogin>[1]) {
    const running = await startSso(sso, options)
    const { choose, exchangeCode, logIn, openPopup, send, submit } = running
    choose('google')
    send({ type: 'submit.cancelled' })
    submit(team, '')
    const state = new URL(openPopup.last().input.url).searchParams.get('state')
    openPopup.last().send({ type: 'popup.answered', data: { code: 'c', state } })
    await exchangeCode.last().resolve('auth-code')
    await logIn.last().reject(refused('noAccount'))
    return running
  }

  it.each([false, true])(
    'ends in the SSO sign-up with the email and no secret (account recovery: %j)',
    async (isRecovering) => {
      const { actor, emitted } = await logInUnknown({ isRecovering })
      expect(actor.getSnapshot()).toMatchObject({
        status: 'done',
        value: 'ssoSignup',
        output: { outcome: 'ssoSignup', email: team },
      })
      expect(actor.getSnapshot().context.credentials).toBeNull()
      expect(emitted).toMatchObject([{ type: 'attempt.failed', row: 'login.noAccount' }])
    },
  )
})

describe('§4 Single sign-on: the popup', () => {
  it('needs no password, opens 600x600 with a random state, and logs in with the auth code', async () => {
    const { at, exchangeCode, logIn, openPopup, submit } = await startSso()
    submit(team, '')
    const { url, width, height } = openPopup.last().input
    const state = new URL(url).searchParams.get('state')
    expect([at(), width, height]).toEqual(['authorizingSso', SSO_POPUP.width, SSO_POPUP.height])
    expect(state).toMatch(/^[0-9a-f]{32}$/)
    openPopup.last().send({ type: 'popup.answered', data: { code: 'c', state } })
    await exchangeCode.last().resolve('auth-code')
    expect(logIn.last().input.credentials).toEqual({ sso_user_email: team, sso_auth_code: 'auth-code' })
  })

  it('B4 a forged state never reaches the exchange, and the form is usable again', async () => {
    const { at, context, exchangeCode, logIn, openPopup, submit } = await startSso()
    submit(team, '')
    openPopup.last().send({ type: 'popup.answered', data: { code: 'c', state: 'forged' } })
    expect([at(), context().errors, exchangeCode.calls, logIn.calls]).toEqual([
      'editing.typing',
      { notice: 'social.failed' },
      [],
      [],
    ])
  })

  it.each([
    ['POPUP_DISABLED', 'social.popupBlocked', { type: 'popup.blocked' }],
    ['OTHER_ERROR', 'social.popupClosed', { type: 'popup.closed' }],
  ] as const)('§4 reports %s for %s', async (reason, row, event) => {
    const { clock, emitted, openPopup, submit } = await startSso()
    submit(team, '')
    openPopup.last().send(event)
    clock.advance(3_000)
    expect(emitted).toEqual([{ type: 'attempt.failed', row, failure: null, provider: 'sso', reason }])
  })

  it('§3 an existing user who is not SSO keeps the password', async () => {
    const { at, context, logIn, submit } = await startSso({ ...sso, existingUserIsSso: false })
    submit(team, '')
    expect([at(), context().errors]).toEqual(['editing.typing', { password: 'login.passwordRequired' }])
    submit(team, 'secret')
    expect(logIn.last().input.credentials).toEqual({ username_or_email: team, password: 'secret' })
  })

  it('B12 submitting again focuses the open popup', async () => {
    const { openPopup, submit } = await startSso()
    submit(team, '')
    submit(team, '')
    expect([openPopup.runs.length, openPopup.last().received]).toEqual([1, [{ type: 'popup.focused' }]])
  })

  it('can be cancelled: the popup closes', async () => {
    const { at, openPopup, send, submit } = await startSso()
    submit(team, '')
    send({ type: 'submit.cancelled' })
    expect([at(), openPopup.last().isStopped]).toEqual(['editing.typing', true])
  })
})
