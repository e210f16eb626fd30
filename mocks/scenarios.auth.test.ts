import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { everyError, type EveryRowId } from '../src/errors/index.ts'
import type { ErrorTable } from '../src/errors/catalogue.ts'
import { resolveLoginError, resolveLoginMfaError } from '../src/errors/resolve.ts'
import { mfaMessage, resetMessage } from './fixtures/messages.ts'
import { scenario } from './scenarios/index.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork, withExtras } from './testing/network.ts'

const network = mockNetwork()
const use = (name: Parameters<typeof scenario>[0]) => network.use(...scenario(name).handlers)

/** Rows caused by a server response rather than by the user, a window or the clock. */
const answered = (table: ErrorTable) =>
  Object.entries(table).flatMap(([name, row]) =>
    row.code || (row.failure && row.failure !== 'timedOut') ? [name] : [],
  )

/** Whether a call is still pending after ten later calls, made one after another, have been answered. */
const isStillWaiting = async (call: Promise<unknown>) => {
  network.use(http.get(`${baseUrl}/later`, () => new HttpResponse()))
  const later = async () => {
    for (let n = 0; n < 10; n += 1) await fetch(`${baseUrl}/later`)
    return 'waiting'
  }
  return (await Promise.race([call.catch(() => 'failed'), later()])) === 'waiting'
}

describe('§8 MFA failure: the second step of each scenario leads to its row', () => {
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

  it('loginMfa.mfaFailed includes the server’s message', async () => {
    use('loginMfa.mfaFailed')
    expect(await failureOf(client.logIn(withCode))).toMatchObject({ serverMessage: mfaMessage })
  })

  it('loginMfa.succeeds logs in with any code, and sends a new one on request', async () => {
    use('loginMfa.succeeds')
    await expect(client.logIn(withCode)).resolves.toBeDefined()
    expect(resolveLoginError(await failureOf(client.logIn(resending)), defaultPolicy)).toBe('mfaRequired')
  })

  it('loginMfa.neverAnswers hangs on the code, loginMfa.resendNeverAnswers on the request for a new one', async () => {
    use('loginMfa.neverAnswers')
    expect(await isStillWaiting(client.logIn(withCode))).toBe(true)
    use('loginMfa.resendNeverAnswers')
    await expect(client.logIn(withCode)).resolves.toBeDefined()
    expect(await isStillWaiting(client.logIn(resending))).toBe(true)
  })

  it('E15 loginMfa.emptyPhoneEnd sends no digits, loginMfa.hostilePhoneEnd sends markup', async () => {
    use('loginMfa.emptyPhoneEnd')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ phoneEnd: null })
    use('loginMfa.hostilePhoneEnd')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ phoneEnd: '<b>12345</b>' })
  })
})

describe('§7 forgot password', () => {
  const reset = () => client.forgotPassword({ username_or_email: 'anyone@example.com', type: 'reset' })

  it('forgotPassword.resetFailed includes the server’s message, forgotPassword.succeeds accepts anyone', async () => {
    use('forgotPassword.resetFailed')
    expect(await failureOf(reset())).toMatchObject({ serverMessage: resetMessage })
    use('forgotPassword.succeeds')
    await expect(reset()).resolves.toBeDefined()
    use('forgotPassword.neverAnswers')
    expect(await isStillWaiting(reset())).toBe(true)
  })

  it('its log-in call opens the dialog that offers a reset', async () => {
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

  it('reports SSO, SSO without an account or no SSO, or never responds', async () => {
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

  it('A14 passes hostile URLs on unchanged, for the caller to reject', async () => {
    use('ssoCheck.hostileUri')
    expect((await check('a@b.example')).authorization_uri).toMatch(/^javascript:/)
    use('ssoCheck.hostileExchange')
    expect((await check('a@b.example')).exchange_code_to_token_info_url).toMatch(
      /^https:\/\/exchange\.stranger/,
    )
  })

  it('D2 ssoCheck.slowThenFast responds to the first email after the second', async () => {
    use('ssoCheck.slowThenFast')
    const order: string[] = []
    await Promise.all(
      ['team@acme.example', 'wren@example.com'].map((email) => check(email).then(() => order.push(email))),
    )
    expect(order).toEqual(['wren@example.com', 'team@acme.example'])
  })

  it('sso.noTokens exchanges a code for no tokens', async () => {
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
