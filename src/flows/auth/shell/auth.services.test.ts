import { beforeAll, describe, expect, it } from 'vitest'
import { flush } from '../../../../testing/machines/run.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { loginMfaPart, signupPart } from './auth.parts.ts'
import { email, password, until, startAuthOn } from '../testing/authServices.ts'

const network = mockNetwork()
const start = startAuthOn(network)
beforeAll(loginMfaPart.load)

describe('logging in, from the click to the redirect', () => {
  it('D1 by email and password: one call, then the target', async () => {
    const { calls, isDone, settle, submit } = start()
    submit()
    submit()
    await until(isDone)
    expect(calls.map(({ path }) => path)).toEqual(['/v3/login/'])
    expect(calls[0]?.body).toMatchObject({ username_or_email: email, password, recaptchaV3Token: 'default' })
    expect(settle()).toEqual(['/pin/1/'])
  })

  it('in account-switch mode: switch_account on the wire, then /{username}', async () => {
    const { calls, isDone, settle, submit } = start({ isSwitchingAccount: true })
    submit()
    await until(isDone)
    expect([calls[0]?.body['switch_account'], settle()]).toEqual([true, ['/wren']])
  })

  it.each([
    ['facebook', { facebook_id: '1001', facebook_token: 'facebook-token' }],
    ['google', { google_open_id_token: 'google-token' }],
    ['line', { line_id_token: 'line-token' }],
  ] as const)('by %s', async (provider, token) => {
    const { calls, choose, isDone, platform } = start({ scenario: 'social.succeeds' })
    choose(provider)
    await until(isDone)
    expect(calls.map(({ body }) => body)).toMatchObject([token])
    expect(platform.popup.last?.listeners ?? 0).toBe(0)
  })

  it('by single sign-on: asked 300 ms after the change, authorized, exchanged, logged in', async () => {
    const { calls, clock, isAt, isDone, login, submit } = start({ scenario: 'sso.succeeds' })
    login()?.send({ type: 'email.changed', value: 'team@acme.example' })
    clock.advance(300)
    await until(() => isAt('login', 'editing.typing'))
    submit('team@acme.example')
    await until(isDone)
    expect(calls.map(({ path }) => path)).toEqual(['/v3/sso/info/', '/v3/sso/exchange/', '/v3/login/'])
    expect(calls.at(-1)?.body).toMatchObject({
      sso_user_email: 'team@acme.example',
      sso_auth_code: 'acme-auth-code',
    })
  })

  it('B4 by single sign-on with a forged state: neither exchanged nor logged in', async () => {
    const { calls, clock, isAt, login, submit } = start({ scenario: 'sso.stateMismatch' })
    login()?.send({ type: 'email.changed', value: 'team@acme.example' })
    clock.advance(300)
    await until(() => isAt('login', 'editing.typing'))
    submit('team@acme.example')
    await until(() => isAt('login', 'editing.typing'))
    expect(calls.map(({ path }) => path)).toEqual(['/v3/sso/info/'])
  })

  it('too quick: the log-in is retried with the v2 token', async () => {
    const { calls, isAt, isDone, login, submit } = start({ scenario: 'login.tooQuick' })
    submit()
    await until(() => isAt('login', 'verifyingHuman.loadingWidget'))
    login()?.send({ type: 'bot.solved', token: 'v2-token' })
    await until(isDone)
    expect(calls.map(({ body }) => body['recaptchaV2Token'])).toEqual([undefined, 'v2-token'])
  })
})

describe('§4, §9 the bot token of a log-in', () => {
  it.each([
    ['ok', 'v3-token-1'],
    ['fails', 'default'],
    ['hangs', 'default'],
  ] as const)('D14 a check that is %s: %s, and the log-in is sent', async (botCheck, token) => {
    const { calls, isDone, send, submit } = start({ botCheck })
    send({ type: 'form.touched' })
    await flush()
    submit()
    await until(isDone)
    expect(calls[0]?.body['recaptchaV3Token']).toBe(token)
  })

  it.each([
    [false, 'login', 'web_auth'],
    [true, 'login', 'mweb_login'],
    [true, 'signup', 'mweb_signup'],
    [false, 'signup', 'web_unauth'],
  ] as const)('its action on a phone (%j) for %s is %s', async (isPhone, startsWith, action) => {
    await signupPart.load()
    const { at, platform, send } = start({ isPhone, startsWith })
    await until(() => at() === startsWith)
    send({ type: 'form.touched' })
    expect(platform.botCheck.executed).toEqual([action])
  })

  it('its action follows the form that is shown', async () => {
    await signupPart.load()
    const { at, platform, send } = start()
    send({ type: 'form.touched' })
    send({ type: 'signup.requested' })
    await until(() => at() === 'signup')
    expect(platform.botCheck.executed).toEqual(['web_auth', 'web_unauth'])
  })
})

describe('§3 autologin', () => {
  const autologin = { facebook_id: '1001', facebook_token: 'facebook-token' }

  it('the page’s own token is sent at once, with the flags', async () => {
    const { calls, isDone } = start({ autologin })
    await until(isDone)
    expect(calls.map(({ path, body }) => [path, body])).toMatchObject([
      ['/v3/login/', { ...autologin, autologin: true, facebook_autologin: true }],
    ])
  })

  it('what the user does is none', async () => {
    const { calls, isDone, submit } = start()
    submit()
    await until(isDone)
    expect(calls[0]?.body).not.toHaveProperty('autologin')
  })
})

describe('§7 the type of a reset', () => {
  it.each([
    [{}, 'reset'],
    [{ unified_password_reset: true }, 'unified'],
  ])('under the experiments %j it is %s', async (experiments, type) => {
    const { calls, isAt, login, submit } = start({ scenario: 'login.softBanned', experiments })
    submit()
    await until(() => isAt('login', 'notice.softBanned'))
    login()?.send({ type: 'reset.requested' })
    await until(() => calls.length === 2)
    expect(calls[1]).toMatchObject({
      path: '/v3/users/forgot_password/',
      body: { username_or_email: email, type },
    })
  })
})

describe('§7 analytics', () => {
  it('an attempt, its failure and its success, each with its method; no secret', async () => {
    const { isAt, isDone, log, login, loginMfa, settle, submit } = start({ scenario: 'loginMfa.succeeds' })
    submit()
    await until(() => isAt('loginMfa', 'entering'))
    loginMfa()?.send({ type: 'form.submitted', code: '123456' })
    await until(isDone)
    settle()
    expect(login()).toBeUndefined()
    expect(
      log
        .map(({ event, details }) => [event, 'method' in details && details.method])
        .filter(([, method]) => method),
    ).toEqual([
      ['login.attempted', 1],
      ['login.attempted', 6],
      ['login.failed', 1],
      ['login.succeeded', 6],
    ])
    expect(JSON.stringify(log)).not.toMatch(/wren|correct|123456/)
  })
})
