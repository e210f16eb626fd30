import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { baseUrl, byPassword, client, mockNetwork, withExtras } from '../../mocks/testing/network.ts'
import { resolvePolicy } from '../domain/policy/policy.ts'
import { createClient, type ClientOptions } from './client.ts'
import { authEndpoints } from './auth/everyAuthEndpoint.ts'

const network = mockNetwork()

describe('§7 The calls', () => {
  it('logs in and returns the user and the client context', async () => {
    const answer = await client.logIn(byPassword())
    expect(answer.resource_response.data.user).toMatchObject({
      id: '1',
      username: 'wren',
      full_name: 'Wren Alder',
    })
    expect(answer.client_context).toMatchObject({ country: 'US' })
  })

  it.each([
    ['the first provider', { facebook_id: '1001', facebook_token: 'facebook-token' }],
    ['the second provider', { google_open_id_token: 'google-token' }],
    ['the third provider', { line_id_token: 'line-token' }],
  ])('logs in by %s', async (_, credentials) => {
    const answer = await client.logIn(withExtras(credentials))
    expect(answer.resource_response.data.user.username).toBe('wren')
  })

  it('logs in with SSO, using the code from the exchange', async () => {
    const { data: info } = (await client.checkSso({ email: 'team@acme.example' })).resource_response
    expect(info).toMatchObject({ is_sso: true, existing_user: true, existing_user_is_sso: true })
    const url = new URL(info.exchange_code_to_token_info_url ?? '', baseUrl).href
    const { data: token } = (await client.exchangeSsoCode({ url, code: 'acme-code', state: 's' }))
      .resource_response
    const answer = await client.logIn(
      withExtras({ sso_user_email: 'team@acme.example', sso_auth_code: token.auth_code ?? '' }),
    )
    expect(answer.resource_response.data.user.email).toBe('team@acme.example')
  })

  it('reports an SSO email without an account, and an email without SSO', async () => {
    const fresh = await client.checkSso({ email: 'new@acme.example' })
    expect(fresh.resource_response.data).toMatchObject({ is_sso: true, existing_user: false })
    const other = await client.checkSso({ email: 'wren@example.com' })
    expect(other.resource_response.data).toMatchObject({ is_sso: false, authorization_uri: null })
  })

  it('requests a password-reset email', async () => {
    await expect(client.forgotPassword({ username_or_email: 'wren', type: 'reset' })).resolves.toBeDefined()
  })

  it("reads the first provider's profile and log-in data", async () => {
    const profile = await client.readFacebookProfile({
      access_token: 'facebook-token',
      pii_safe_birthday: true,
      fields: 'id',
    })
    expect(profile.resource_response.data).toMatchObject({
      id: '1001',
      first_name: 'Wren',
      last_name: 'Alder',
    })
    const data = await client.readFacebookLoginData({ facebook_id: '1001', facebook_token: 'a&b' })
    expect(data.resource_response.data).toEqual({
      connected_to_gplus: false,
      connected_to_google: true,
      has_password: true,
    })
  })
})

describe('the requests', () => {
  it('E14 sends passwords with surrounding spaces or over 64 characters unchanged', async () => {
    let sent: unknown
    network.use(
      http.post(`${baseUrl}/v3/login/`, async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({})
      }),
    )
    const password = `  ${'pässword'.repeat(9)} `
    await client.logIn(byPassword('wren', password)).catch(() => null)
    expect(sent).toMatchObject({ username_or_email: 'wren', password, attempt_event: 7534 })
  })

  /** A client that records its calls to fetch. */
  function watched(options: Omit<ClientOptions, 'fetch'> = {}) {
    const calls: { readonly url: string; readonly init: RequestInit }[] = []
    const watching = createClient(authEndpoints, {
      ...options,
      fetch: (url, init = {}) => {
        calls.push({ url: String(url), init })
        return Promise.resolve(Response.json({}))
      },
    })
    return { client: watching, calls }
  }

  it("sends JSON with cookies and the app's headers, to the base URL and the policy's path", async () => {
    const policy = resolvePolicy({ paths: { calls: { logIn: '/session' } } })
    const { client: moved, calls } = watched({ baseUrl, policy, headers: { 'x-csrf': 'token' } })
    await moved.logIn(byPassword()).catch(() => null)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      url: `${baseUrl}/session`,
      init: {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'x-csrf': 'token' },
      },
    })
  })

  it('sends nothing for a call that the server does not have', async () => {
    const policy = resolvePolicy({ paths: { calls: { logIn: null, exchangeSsoCode: null } } })
    const { client: lacking, calls } = watched({ baseUrl, policy })
    const sso = { url: `${baseUrl}/sso`, code: 'c', state: 's' }
    for (const call of [() => lacking.logIn(byPassword()), () => lacking.exchangeSsoCode(sso)])
      await expect(call()).rejects.toMatchObject({ kind: 'malformed', status: 404 })
    expect(calls).toEqual([])
  })

  it('keeps the defaults of undefined options and headers', async () => {
    const { client: plain, calls } = watched({
      baseUrl: undefined,
      policy: undefined,
      headers: { accept: undefined, 'x-csrf': undefined },
    })
    await plain.logIn(byPassword()).catch(() => null)
    expect(calls[0]?.url).toBe('/v3/login/')
    expect(calls[0]?.init.headers).toStrictEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })

  it('sends the fields of a GET in the query, encoded, without a body', async () => {
    const { client: reading, calls } = watched()
    await reading.readFacebookLoginData({ facebook_id: '1', facebook_token: 'a&b=c#d' }).catch(() => null)
    expect(calls[0]?.url).toBe('/v3/facebook/login_data/?facebook_id=1&facebook_token=a%26b%3Dc%23d')
    expect(calls[0]?.init.body).toBeUndefined()
  })

  it('C1 sends no cookies to other origins, and omits the URL from the body', async () => {
    const { client: exchanging, calls } = watched({ baseUrl })
    await exchanging
      .exchangeSsoCode({ url: 'https://elsewhere.example/take', code: 'c', state: 's' })
      .catch(() => null)
    expect(calls[0]).toMatchObject({
      url: 'https://elsewhere.example/take',
      init: { credentials: 'same-origin', body: '{"code":"c","state":"s"}' },
    })
  })
})
