import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { oneTapSignupPart } from './oneTap.parts.ts'
import { startOneTapOn } from '../testing/oneTapFlow.ts'

const start = startOneTapOn(mockNetwork())

// So that no test waits for the import.
beforeAll(async () => void (await oneTapSignupPart.load()))

/** An unsigned token that says who someone is. */
const jwt = `x.${btoa(JSON.stringify({ given_name: 'Ada', family_name: 'Lovelace', picture: 'https://pictures.example/a.jpg' }))}.x`

describe.each(['plain', 'strict'] as const)('§7 what goes over the wire (%s)', (mode) => {
  it('a log-in with the token, attempt event 7534, then the social redirect', async () => {
    const { calls, log, settle, until } = start({ mode })
    await until('loggedIn')
    expect(calls.map(({ path }) => path)).toEqual(['/v3/login/'])
    expect(calls[0]?.body).toEqual({
      google_open_id_token: 'google-token',
      attempt_event: 7534,
      get_user: true,
      app_type_from_client: 7,
      recaptchaV3Token: 'v3-token-1',
    })
    expect(settle()).toEqual(['/pin/1/'])
    const details = { provider: 'google_one_tap', method: 4, providerCode: 'g', device: 0 }
    expect(log).toEqual([
      { level: 'info', event: 'login.attempted', details },
      { level: 'info', event: 'login.succeeded', details },
    ])
  })

  it('a registration of the type google_one_tap with the names of the token, attempt event 7537', async () => {
    const { calls, frame, log, settle, until } = start({
      mode,
      given: 'oneTap.newcomer',
      oneTap: { idToken: jwt },
    })
    await until('registered')
    expect(calls.map(({ path }) => path)).toEqual(['/v3/login/', '/v3/register/'])
    expect(calls[1]?.body).toEqual({
      type: 'google_one_tap',
      google_open_id_token: jwt,
      first_name: 'Ada',
      last_name: 'Lovelace',
      image_url: 'https://pictures.example/a.jpg',
      country: 'US',
      attempt_event: 7537,
      recaptchaV3Token: 'v3-token-2',
      context: 'home_page',
      app_type_from_client: 7,
    })
    expect([settle(), frame().isWelcoming]).toEqual([['/pin/1/'], true])
    expect(log.map(({ event }) => event)).toEqual(['login.attempted', 'signup.attempted', 'signup.succeeded'])
  })
})

it('hands over to the app, when it wants to', async () => {
  const told: unknown[] = []
  const { settle, until } = start({
    given: 'oneTap.newcomer',
    href: 'https://tackboard.example/ideas/',
    props: { onLoggedIn: (result) => told.push(result) },
  })
  await until('registered')
  expect(settle()).toEqual([])
  expect(told).toMatchObject([{ redirectTo: '/ideas/', isNew: true, user: { id: '1' } }])
})

/** The account that one-tap makes. */
const registered = (calls: ReturnType<typeof start>['calls']) =>
  calls.filter(({ path }) => path === '/v3/register/').map(({ body }) => body)

describe('§8 missing age', () => {
  it('registers again with the birthday, as google_one_tap and with the same token', async () => {
    const { actor, calls, settle, until } = start({
      given: 'oneTap.missingAge',
      oneTap: { idToken: jwt },
      href: 'https://tackboard.example/ideas/',
    })
    await until('socialSignup')
    const { socialSignup } = actor.getSnapshot().children
    const today = { year: 2026, month: 1, day: 15 }
    await vi.waitFor(
      () => expect(socialSignup?.getSnapshot().matches('collectingBirthday')).toBe(true),
      20_000,
    )
    socialSignup?.send({ type: 'birthday.submitted', birthday: '1990-05-17', today })
    await until('registered')
    expect(registered(calls)).toMatchObject([
      { type: 'google_one_tap', google_open_id_token: jwt },
      {
        type: 'google_one_tap',
        google_open_id_token: jwt,
        first_name: 'Ada',
        birthday: Date.UTC(1990, 4, 17) / 1000,
        birthday_source_site: 'tackboard',
        attempt_event: 7537,
        context: 'home_page',
        // §4: every call has a fresh token.
        recaptchaV3Token: 'v3-token-3',
      },
    ])
    expect(settle()).toEqual(['/ideas/'])
  })

  it('§4 somebody too young is asked whether that is right, and then leaves', async () => {
    const { actor, clock, platform, settle, until } = start({ given: 'oneTap.missingAge' })
    await until('socialSignup')
    const { socialSignup } = actor.getSnapshot().children
    const today = { year: 2026, month: 1, day: 15 }
    await vi.waitFor(
      () => expect(socialSignup?.getSnapshot().matches('collectingBirthday')).toBe(true),
      20_000,
    )
    socialSignup?.send({ type: 'birthday.submitted', birthday: '2020-05-17', today })
    expect(socialSignup?.getSnapshot().value).toBe('underage')
    expect(platform.storage.texts.has('tackboard.underage')).toBe(false)
    socialSignup?.getSnapshot().children.underage?.send({ type: 'birthday.confirmed' })
    await vi.waitFor(() => expect(platform.storage.texts.get('tackboard.underage')).toBe('1'), 20_000)
    clock.advance(4_000)
    await until('turnedAway')
    expect(settle()).toEqual(['/'])
  })
})

it('§3 kr_privacy_consent_opt_in and marketing_notifs_opt_out are asked for and sent', async () => {
  const { actor, calls, until } = start({
    given: 'oneTap.newcomer',
    experiments: { one_tap: true, kr_privacy_consent: true },
  })
  await until('consents')
  expect(registered(calls)).toEqual([])
  const { consents } = actor.getSnapshot().children
  consents?.send({ type: 'all.toggled' })
  consents?.send({ type: 'consent.toggled', key: 'optionalMarketingConsent' })
  consents?.send({ type: 'form.submitted' })
  await until('registered')
  expect(registered(calls)).toMatchObject([
    { type: 'google_one_tap', kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: true },
  ])
})

describe('§4 two-factor', () => {
  it('sends the code as mfa_token, a resend as mfa_resend, with the token of one-tap', async () => {
    const { actor, calls, settle, until } = start({ given: 'oneTap.mfaRequired' })
    await until('loginMfa')
    const { loginMfa } = actor.getSnapshot().children
    loginMfa?.send({ type: 'resend.requested' })
    await vi.waitFor(() => {
      loginMfa?.send({ type: 'form.submitted', code: '123456' })
      expect(loginMfa?.getSnapshot().value).toBe('verifying')
    }, 20_000)
    await until('loggedIn')
    expect(calls.map(({ body }) => body)).toMatchObject([
      { google_open_id_token: 'google-token' },
      { google_open_id_token: 'google-token', mfa_resend: true },
      { google_open_id_token: 'google-token', mfa_token: '123456' },
    ])
    expect(settle()).toEqual(['/pin/1/'])
  })
})

describe('§7 the action of the bot-check tokens', () => {
  it.each([
    [false, 'web_unauth'],
    [true, 'mweb_auth'],
  ] as const)('on a phone (%s): %s, for every call', async (isPhone, action) => {
    const { platform, until } = start({
      given: 'oneTap.newcomer',
      isPhone,
      userAgent: `Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36`,
    })
    await until('registered')
    expect(platform.botCheck.executed).toEqual([action, action])
  })
})

it('§4 "When solved the login is retried with the v2 token"', async () => {
  const { calls, send, until } = start({ given: 'oneTap.tooQuick' })
  await until('verifyingHuman.loadingWidget')
  send({ type: 'bot.loaded' })
  send({ type: 'bot.solved', token: 'v2' })
  await until('loggedIn')
  expect(calls.map(({ body }) => body['recaptchaV2Token'])).toEqual([undefined, 'v2'])
})
