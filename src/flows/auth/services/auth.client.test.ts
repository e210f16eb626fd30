import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { baseUrl, failureOf, mockNetwork } from '../../../../mocks/testing/network.ts'
import { scenario } from '../../../../mocks/index.ts'
import { emptyHistory, pushAddress } from '../../../domain/navigation/navigationHistory.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import { createMemoryPlatform, type MemoryPlatformOptions } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { logIn, readBotToken } from './auth.client.ts'
import { codeFields, resendCode } from './mfa.client.ts'

const network = mockNetwork()
/** The bodies of the log-in calls, as the server read them. */
const sent: unknown[] = []

/** Records the log-in call, and lets the default handler respond. */
const listen = () =>
  network.use(
    http.post(`${baseUrl}/v3/login/`, async ({ request }) => void sent.push(await request.clone().json())),
  )

beforeEach(() => {
  sent.length = 0
  listen()
})
const password = { username_or_email: 'wren@example.com', password: ' correct horse battery ' }
const config = (
  options: MemoryPlatformOptions = {},
  over: Partial<TackboardConfig> = {},
): TackboardConfig => ({
  ...defaultConfig,
  api: { baseUrl },
  platform: createMemoryPlatform(options),
  ...over,
})
const signal = () => new AbortController().signal

/** The one body of a log-in. Whether the server agrees does not matter here. */
async function bodyOf(
  credentials: LoginCredentials,
  {
    at = config(),
    extras = {},
    isSwitchingAccount = false,
    isAutomatic = false,
  }: {
    readonly at?: TackboardConfig
    readonly extras?: Partial<LoginExtras>
    readonly isSwitchingAccount?: boolean
    readonly isAutomatic?: boolean
  } = {},
) {
  const request = {
    credentials,
    isSwitchingAccount,
    isAutomatic,
    extras: { recaptchaV3Token: 'v3', ...extras },
  }
  await logIn(at, request, signal()).catch(() => undefined)
  expect(sent).toHaveLength(1)
  return sent[0]
}

const always = { attempt_event: 7534, get_user: true, app_type_from_client: 7, recaptchaV3Token: 'v3' }

describe('§3, §7 the log-in call on the wire', () => {
  it.each([
    password,
    { facebook_id: '1001', facebook_token: 't' },
    { google_open_id_token: 't' },
    { line_id_token: 't' },
    { sso_user_email: 'team@acme.example', sso_auth_code: 'c' },
    { sso_id_token: 't' },
  ])('%j and no more than what always goes along', async (credentials) => {
    expect(await bodyOf(credentials)).toEqual({ ...credentials, ...always })
  })

  it('app_type_from_client is 5 on a phone', async () => {
    expect(await bodyOf(password, { at: config({ isPhone: true }) })).toMatchObject({
      app_type_from_client: 5,
    })
  })

  it('referrer and visited_pages_before_login where they are known', async () => {
    const at = config({ referrer: 'https://search.example/' }, { visitedPages: '/ideas/,/pin/1/' })
    expect(await bodyOf(password, { at })).toMatchObject({
      referrer: 'https://search.example/',
      visited_pages_before_login: '/ideas/,/pin/1/',
    })
  })

  it('visited_pages_before_login of the history, where the app gives no text', async () => {
    const history = ['/ideas/?q=secret', '/pin/1/', '/login/'].reduce(pushAddress, emptyHistory)
    expect(await bodyOf(password, { at: config({}, { history }) })).toMatchObject({
      visited_pages_before_login: '/ideas/,/pin/1/,/login/',
    })
    sent.length = 0
    const at = config({}, { history, visitedPages: '3' })
    expect(await bodyOf(password, { at })).toMatchObject({ visited_pages_before_login: '3' })
  })

  it.each([
    [
      { facebook_id: '1001', facebook_token: 't' },
      { autologin: true, facebook_autologin: true },
    ],
    [{ google_open_id_token: 't' }, { autologin: true }],
  ])('an automatic log-in with %j says so: %j', async (credentials, flags) => {
    expect(await bodyOf(credentials, { isAutomatic: true })).toEqual({ ...credentials, ...always, ...flags })
  })

  it('switch_account in account-switch mode', async () => {
    expect(await bodyOf(password, { isSwitchingAccount: true })).toEqual({
      ...password,
      ...always,
      switch_account: true,
    })
  })

  it.each([
    { recaptchaV2Token: 'v2' },
    codeFields({ credentials: password, code: '123456' }),
    codeFields({ credentials: password, code: 'k7fp-2m9x', method: 'backup_code' }),
    codeFields({ credentials: password, code: '123456', remembersDevice: true }),
    { mfa_resend: true },
  ])('%j', async (extras) => {
    expect(await bodyOf(password, { extras })).toEqual({ ...password, ...always, ...extras })
  })

  it('goes where the policy says', async () => {
    const moved = { ...defaultPolicy, paths: { ...defaultPolicy.paths, calls: { logIn: '/v4/session/' } } }
    network.use(
      http.post(`${baseUrl}/v4/session/`, async ({ request }) => {
        sent.push(await request.json())
        return Response.error()
      }),
    )
    expect(await bodyOf(password, { at: config({}, { policy: moved }) })).toMatchObject(password)
  })

  it('answers with the member', async () => {
    const at = config()
    const credentials = { ...password, password: 'correct horse battery' }
    const user = await logIn(
      at,
      { credentials, isSwitchingAccount: false, extras: { recaptchaV3Token: 'v3' } },
      signal(),
    )
    expect(user).toMatchObject({ id: '1', username: 'wren' })
  })

  it('D6 D19 an aborted call has its own kind', async () => {
    const at = config()
    const call = logIn(
      at,
      { credentials: password, isSwitchingAccount: false, extras: { recaptchaV3Token: 'v3' } },
      AbortSignal.abort(),
    )
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' })
  })
})

describe('§4 resend sends mfa_resend', () => {
  const resend = (at = config()) =>
    resendCode(
      at,
      { credentials: password, isSwitchingAccount: true, extras: { recaptchaV3Token: 'v3' } },
      signal(),
    )

  it("with the credentials, and takes 'a code is required' for a code that was sent", async () => {
    network.use(...scenario('loginMfa.succeeds').handlers)
    listen()
    await expect(resend()).resolves.toBeUndefined()
    expect(sent).toEqual([{ ...password, ...always, switch_account: true, mfa_resend: true }])
  })

  it('fails with every other refusal, and with the server', async () => {
    network.use(...scenario('loginMfa.resendFails').handlers)
    expect(await failureOf(resend())).toMatchObject({ kind: 'server' })
    network.use(...scenario('login.wrongPassword').handlers)
    expect(await failureOf(resend())).toMatchObject({ kind: 'refused', code: 1009 })
    network.use(...scenario('login.unexplained').handlers)
    expect(await failureOf(resend())).toMatchObject({ kind: 'refused' })
  })
})

describe("§7 bot token ('default' if none)", () => {
  const system = (token: unknown) =>
    ({ get: () => ({ getSnapshot: () => ({ context: { token } }) }) }) as unknown as Parameters<
      typeof readBotToken
    >[0]

  it('D14 is that of the bot check, and default while there is none', () => {
    expect(readBotToken(system('v3-token-1'))).toBe('v3-token-1')
    expect(readBotToken(system(undefined))).toBe('default')
    expect(readBotToken({ get: () => undefined })).toBe('default')
  })
})
