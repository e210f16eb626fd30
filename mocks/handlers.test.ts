import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '../src/api/everyEndpoint.ts'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { resolveLoginError } from '../src/errors/resolve.ts'
import { db } from './db.ts'
import { dbHandlers } from './handlers/index.ts'
import { mount, type Handlers } from './handlers/handler.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork, withExtras } from './testing/network.ts'

mockNetwork()

const post = async (path: string, body: unknown) => {
  const response = await fetch(baseUrl + path, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, text: await response.text() }
}

describe('every endpoint has a handler', () => {
  it.each(Object.keys(everyEndpoint))('%s', (name) => {
    expect(dbHandlers).toHaveProperty(name, expect.any(Function))
  })

  it('a missing handler or a response of the wrong type does not compile', () => {
    const { logIn: _logIn, ...rest } = dbHandlers
    // @ts-expect-error -- logIn is missing
    const incomplete: Handlers = rest
    // @ts-expect-error -- a log-in responds with a user
    const untrue = mount({ logIn: () => ({ resource_response: { data: { user: { id: 1 } } } }) })
    expect([Object.keys(incomplete), untrue]).toHaveLength(2)
  })
})

it('§7 a request that breaks its rule is refused with a message that says why', async () => {
  const answers = await Promise.all([
    post('/v3/login/', { ...byPassword(), attempt_event: 7537 }),
    post('/v3/login/', null),
    post('/v3/sso/info/', {}),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(answers.map(({ text }) => text)).toEqual([
    expect.stringContaining('logIn: attempt_event must be 7534'),
    expect.stringContaining('logIn: exactly one kind of credentials'),
    expect.stringContaining('checkSso: the field email'),
  ])
})

describe('§8 Login: every outcome can be reached by typing', () => {
  it.each([
    ['wren@example.com', 'wrong password', 'wrongPassword'],
    ['wren@example.com', 'password', 'passwordRejected'],
    ['mfa@example.com', undefined, 'mfaRequired'],
    ['toofast@example.com', undefined, 'tooQuick'],
    ['googleonly@example.com', undefined, 'googleOnly'],
    ['facebookonly@example.com', undefined, 'facebookOnly'],
    ['appleonly@example.com', undefined, 'appleOnly'],
    ['connected@example.com', undefined, 'connectedToFacebook'],
    ['softbanned@example.com', undefined, 'softBanned'],
    ['ratelimited@example.com', undefined, 'rateLimited'],
    ['suspended@example.com', undefined, 'suspended'],
    ['assistance@example.com', undefined, 'loginAssistance'],
    ['resetsent@example.com', undefined, 'passwordResetSent'],
    ['nofacebook@example.com', undefined, 'facebookSignupDisabled'],
    ['nogoogle@example.com', undefined, 'googleSignupDisabled'],
    ['facebookdown@example.com', undefined, 'facebookUnavailable'],
    ['googledown@example.com', undefined, 'googleUnavailable'],
    ['message@example.com', undefined, 'serverMessage'],
    ['nobody@example.com', undefined, 'serverMessage'],
    ['unexplained@example.com', undefined, 'unexplained'],
    ['broken@example.com', undefined, 'serverFailed'],
    ['offline@example.com', undefined, 'offline'],
    ['html@example.com', undefined, 'malformed'],
  ])('%s with %s gives %s', async (email, password, row) => {
    const failure = await failureOf(client.logIn(byPassword(email, password)))
    expect(resolveLoginError(failure, defaultPolicy)).toBe(row)
  })

  it('silent@example.com gets no response', async () => {
    const leaving = AbortSignal.timeout(60)
    expect(await failureOf(client.logIn(byPassword('silent@example.com'), leaving))).toMatchObject({
      kind: 'aborted',
    })
  })

  it('a social account without a member signs up', async () => {
    const facebook = await failureOf(client.logIn(withExtras({ facebook_id: '0', facebook_token: 't' })))
    const google = await failureOf(client.logIn(withExtras({ google_open_id_token: 't' })))
    const line = await failureOf(client.logIn(withExtras({ line_id_token: 't' })))
    expect([facebook, google, line].map((failure) => resolveLoginError(failure, defaultPolicy))).toEqual([
      'noAccount',
      'noAccount',
      'noAccount',
    ])
  })

  it('an account connected to the first provider logs in with its button', async () => {
    await expect(
      client.logIn(withExtras({ facebook_id: '1008', facebook_token: 't' })),
    ).resolves.toBeDefined()
  })

  it('accepts an email in any case, or a username', async () => {
    for (const name of ['WREN@Example.com', 'wren'])
      expect((await client.logIn(byPassword(name))).resource_response.data.user.id).toBe('1')
  })
})

describe('§4 Two-factor, Bot check, Single sign-on', () => {
  it('mfa@example.com logs in only with its code, and can request a new one', async () => {
    const log = (extras: object) => client.logIn(byPassword('mfa@example.com', undefined, extras))
    expect(await failureOf(log({}))).toMatchObject({ phoneEnd: '42' })
    expect(await failureOf(log({ mfa_token: '000000' }))).toMatchObject({ kind: 'refused', code: null })
    expect(await failureOf(log({ mfa_resend: true }))).toMatchObject({ phoneEnd: '42' })
    expect(db.sent).toEqual([
      { to: 'mfa@example.com', what: 'mfaCode' },
      { to: 'mfa@example.com', what: 'mfaCode' },
    ])
    await expect(log({ mfa_token: '123456' })).resolves.toBeDefined()
  })

  it('rowan.birch@example.com is the same account under an ordinary address', async () => {
    const log = (extras: object) => client.logIn(byPassword(' Rowan.Birch@example.com', undefined, extras))
    expect(await failureOf(log({}))).toMatchObject({ phoneEnd: '42' })
    await expect(log({ mfa_token: '123456' })).resolves.toBeDefined()
  })

  it('mfaways@example.com logs in with an authenticator app or a backup code, too', async () => {
    const log = (extras: object) => client.logIn(byPassword('mfaways@example.com', undefined, extras))
    expect(await failureOf(log({}))).toMatchObject({ phoneEnd: '17', mfaMethods: ['totp', 'backup_code'] })
    for (const mfa_method of ['totp', 'backup_code'])
      expect(await failureOf(log({ mfa_token: '123456', mfa_method }))).toMatchObject({ kind: 'refused' })
    await expect(log({ mfa_token: '654321', mfa_method: 'totp' })).resolves.toBeDefined()
    await expect(log({ mfa_token: 'k7fp-2m9x', mfa_method: 'backup_code' })).resolves.toBeDefined()
    await expect(log({ mfa_token: '123456' })).resolves.toBeDefined()
  })

  it('a device is remembered with a code that is right, and asked for none from then on', async () => {
    const log = (extras: object) => client.logIn(byPassword('mfa@example.com', undefined, extras))
    const wrong = log({ mfa_token: '000000', mfa_remember_device: true })
    expect(await failureOf(wrong)).toMatchObject({ kind: 'refused' })
    expect(await failureOf(log({}))).toMatchObject({ phoneEnd: '42' })
    await expect(log({ mfa_token: '123456', mfa_remember_device: true })).resolves.toBeDefined()
    await expect(log({})).resolves.toBeDefined()
  })

  it('a member without other ways logs in by none', async () => {
    const log = (extras: object) => client.logIn(byPassword('mfa@example.com', undefined, extras))
    expect(await failureOf(log({}))).toMatchObject({ mfaMethods: [] })
    for (const mfa_method of ['totp', 'backup_code'])
      expect(await failureOf(log({ mfa_token: '123456', mfa_method }))).toMatchObject({ kind: 'refused' })
  })

  it('toofast@example.com logs in once the widget is solved, but not as a robot', async () => {
    const log = (recaptchaV2Token: string) =>
      client.logIn(byPassword('toofast@example.com', undefined, { recaptchaV2Token }))
    expect(await failureOf(log('robot'))).toMatchObject({ kind: 'refused' })
    await expect(log('v2-token-1')).resolves.toBeDefined()
    await expect(client.logIn(byPassword('toofast@example.com'))).resolves.toBeDefined()
  })

  it('an unknown code can neither be exchanged nor log in', async () => {
    const url = `${baseUrl}/v3/sso/exchange/`
    expect(await failureOf(client.exchangeSsoCode({ url, code: 'forged', state: 's' }))).toMatchObject({
      kind: 'refused',
    })
    const login = withExtras({ sso_user_email: 'team@acme.example', sso_auth_code: 'forged' })
    expect(await failureOf(client.logIn(login))).toMatchObject({ kind: 'refused' })
  })

  it('the tables are reset between tests', () => {
    expect(db.sent).toEqual([])
    expect(db.sessions).toEqual([])
    expect(db.users.find(({ email }) => email === 'toofast@example.com')?.isSuspicious).toBe(true)
  })
})
