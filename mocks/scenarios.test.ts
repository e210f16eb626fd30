import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { everyError, type EveryRowId } from '../src/errors/index.ts'
import type { ErrorTable } from '../src/errors/catalogue.ts'
import { resolveLoginError, resolveLoginMfaError, resolveTokenLoginError } from '../src/errors/resolve.ts'
import { mfaWords, resetWords, serverWords } from './fixtures/messages.ts'
import { scenario, scenarioNames } from './scenarios/index.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork, withExtras } from './testing/network.ts'

const network = mockNetwork()
const use = (name: Parameters<typeof scenario>[0]) => network.use(...scenario(name).handlers)

/** Rows of a table that a server's answer brings about: all but those a person, a window or the clock does. */
const answered = (table: ErrorTable) =>
  Object.entries(table).flatMap(([name, row]) =>
    row.code || (row.failure && row.failure !== 'timedOut') ? [name] : [],
  )

/** Whether a call has no answer yet when ten made after it, one after another, have theirs. */
const isStillWaiting = async (call: Promise<unknown>) => {
  network.use(http.get(`${baseUrl}/later`, () => new HttpResponse()))
  const later = async () => {
    for (let n = 0; n < 10; n += 1) await fetch(`${baseUrl}/later`)
    return 'waiting'
  }
  return (await Promise.race([call.catch(() => 'failed'), later()])) === 'waiting'
}

describe('every row of the catalogue has its scenario', () => {
  const rows = Object.entries(everyError).flatMap(([area, table]) =>
    Object.keys(table).map((row) => `${area}.${row}`),
  )

  it.each(rows)('%s', (row) => {
    expect(scenarioNames).toContain(row)
  })
})

describe('§8 Login: the answer of each scenario means its row', () => {
  it.each([...answered(everyError.login), 'serverMessage', 'unexplained'])('login.%s', async (row) => {
    // SAFETY: the names come from the table of log-in errors.
    use(`login.${row}` as EveryRowId)
    const failure = await failureOf(client.logIn(byPassword()))
    expect(resolveLoginError(failure, defaultPolicy)).toBe(row)
  })

  it('login.serverMessage gives the server’s words', async () => {
    use('login.serverMessage')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ serverMessage: serverWords })
  })

  it('login.mfaRequired gives the end of the phone number', async () => {
    use('login.mfaRequired')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ phoneEnd: '42' })
  })

  it('login.timedOut never answers', async () => {
    use('login.timedOut')
    expect(await isStillWaiting(client.logIn(byPassword()))).toBe(true)
  })

  it('login.nonStringMessage is unexplained, since its message is no text', async () => {
    use('login.nonStringMessage')
    expect(resolveLoginError(await failureOf(client.logIn(byPassword())), defaultPolicy)).toBe('unexplained')
  })

  it('login.tooQuick lets a solved widget through, login.tooQuickAgain does not', async () => {
    const solved = byPassword(undefined, undefined, { recaptchaV2Token: 'v2-token-1' })
    use('login.tooQuick')
    await expect(client.logIn(solved)).resolves.toBeDefined()
    use('login.tooQuickAgain')
    expect(resolveLoginError(await failureOf(client.logIn(solved)), defaultPolicy)).toBe('tooQuick')
  })

  it('answers with the numbers of the app’s own policy', async () => {
    const policy = { ...defaultPolicy, codes: { ...defaultPolicy.codes, softBanned: [77] } }
    network.use(...scenario('login.softBanned', { policy }).handlers)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ code: 77 })
  })

  it('login.succeeds logs in', async () => {
    use('login.succeeds')
    await expect(client.logIn(byPassword())).resolves.toBeDefined()
  })
})

describe('§8 Social login: a refused log-in with a token', () => {
  const withToken = () => client.logIn(withExtras({ facebook_id: '1001', facebook_token: 't' }))

  it.each([
    ['login.unexplained', 'social.failed', null],
    ['social.serverMessage', 'social.serverMessage', serverWords],
  ] as const)('%s means %s', async (name, row, serverMessage) => {
    use(name)
    const failure = await failureOf(withToken())
    expect([resolveTokenLoginError(failure, defaultPolicy), failure.serverMessage]).toEqual([
      row,
      serverMessage,
    ])
  })
})

describe('§8 MFA failure: the second step of each scenario means its row', () => {
  const withCode = byPassword(undefined, undefined, { mfa_token: '123456' })
  const resending = byPassword(undefined, undefined, { mfa_resend: true })

  it.each(answered(everyError.loginMfa))('loginMfa.%s', async (row) => {
    // SAFETY: the names come from the table of two-factor errors.
    use(`loginMfa.${row}` as EveryRowId)
    const first = await failureOf(client.logIn(byPassword()))
    expect(resolveLoginError(first, defaultPolicy)).toBe('mfaRequired')
    const second = await failureOf(client.logIn(withCode))
    expect(resolveLoginMfaError(second, defaultPolicy)).toBe(row)
  })

  it('loginMfa.mfaFailed gives the server’s words', async () => {
    use('loginMfa.mfaFailed')
    expect(await failureOf(client.logIn(withCode))).toMatchObject({ serverMessage: mfaWords })
  })

  it('loginMfa.succeeds logs in with any code, and sends a new one by asking again', async () => {
    use('loginMfa.succeeds')
    await expect(client.logIn(withCode)).resolves.toBeDefined()
    expect(resolveLoginError(await failureOf(client.logIn(resending)), defaultPolicy)).toBe('mfaRequired')
  })

  it('loginMfa.neverAnswers waits at the code, loginMfa.resendNeverAnswers at the new one', async () => {
    use('loginMfa.neverAnswers')
    expect(await isStillWaiting(client.logIn(withCode))).toBe(true)
    use('loginMfa.resendNeverAnswers')
    await expect(client.logIn(withCode)).resolves.toBeDefined()
    expect(await isStillWaiting(client.logIn(resending))).toBe(true)
  })

  it('E15 loginMfa.emptyPhoneEnd and loginMfa.hostilePhoneEnd say nothing and markup', async () => {
    use('loginMfa.emptyPhoneEnd')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ phoneEnd: null })
    use('loginMfa.hostilePhoneEnd')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ phoneEnd: '<b>12345</b>' })
  })
})

describe('§7 forgot password', () => {
  const reset = () => client.forgotPassword({ username_or_email: 'anyone@example.com', type: 'reset' })

  it('forgotPassword.resetFailed gives the server’s words, forgotPassword.succeeds answers anyone', async () => {
    use('forgotPassword.resetFailed')
    expect(await failureOf(reset())).toMatchObject({ serverMessage: resetWords })
    use('forgotPassword.succeeds')
    await expect(reset()).resolves.toBeDefined()
    use('forgotPassword.neverAnswers')
    expect(await isStillWaiting(reset())).toBe(true)
  })

  it('its log-in call opens the dialog that offers the reset', async () => {
    use('forgotPassword.succeeds')
    expect(resolveLoginError(await failureOf(client.logIn(byPassword())), defaultPolicy)).toBe('softBanned')
    use('forgotPassword.resendSucceeds')
    expect(resolveLoginError(await failureOf(client.logIn(byPassword())), defaultPolicy)).toBe(
      'passwordResetSent',
    )
  })
})

describe('§4 Single sign-on', () => {
  const check = async (email: string) => (await client.checkSso({ email })).resource_response.data

  it('says SSO, SSO without an account, not SSO, or nothing', async () => {
    use('ssoCheck.isSso')
    expect(await check('a@b.example')).toMatchObject({ is_sso: true, existing_user: true })
    use('ssoCheck.isSsoNewUser')
    expect(await check('a@b.example')).toMatchObject({ is_sso: true, existing_user: false })
    use('ssoCheck.isNotSso')
    expect(await check('team@acme.example')).toMatchObject({ is_sso: false })
    use('ssoCheck.fails')
    expect(await failureOf(check('a@b.example'))).toMatchObject({ kind: 'server' })
    use('ssoCheck.neverAnswers')
    expect(await isStillWaiting(check('a@b.example'))).toBe(true)
  })

  it('A14 hostile addresses come through as they are, for the caller to refuse', async () => {
    use('ssoCheck.hostileUri')
    expect((await check('a@b.example')).authorization_uri).toMatch(/^javascript:/)
    use('ssoCheck.hostileExchange')
    expect((await check('a@b.example')).exchange_code_to_token_info_url).toMatch(
      /^https:\/\/exchange\.stranger/,
    )
  })

  it('D2 ssoCheck.slowThenFast answers the first e-mail after the second', async () => {
    use('ssoCheck.slowThenFast')
    const order: string[] = []
    await Promise.all(
      ['team@acme.example', 'wren@example.com'].map((email) => check(email).then(() => order.push(email))),
    )
    expect(order).toEqual(['wren@example.com', 'team@acme.example'])
  })

  it('sso.noTokens exchanges a code for nothing', async () => {
    use('sso.noTokens')
    const answer = await client.exchangeSsoCode({
      url: 'https://api.tackboard.example/v3/sso/exchange/',
      code: 'c',
      state: 's',
    })
    expect(Object.values(answer.resource_response.data).filter(Boolean)).toEqual([])
  })

  it('sso.noAccount refuses the log-in with the auth code', async () => {
    use('sso.noAccount')
    const failure = await failureOf(
      client.logIn(withExtras({ sso_user_email: 'team@acme.example', sso_auth_code: 'acme-auth-code' })),
    )
    expect(resolveLoginError(failure, defaultPolicy)).toBe('noAccount')
  })
})

describe('the network', () => {
  it('D8 offline takes every endpoint down', async () => {
    use('offline')
    const calls = [client.logIn(byPassword()), client.checkSso({ email: 'a@b.example' })].map(failureOf)
    expect(await Promise.all(calls)).toMatchObject([{ kind: 'offline' }, { kind: 'offline' }])
  })

  it('slow answers from the tables, late', async () => {
    use('slow')
    const call = client.logIn(byPassword())
    expect(await isStillWaiting(call)).toBe(true)
    expect((await call).resource_response.data.user.username).toBe('wren')
  })
})
