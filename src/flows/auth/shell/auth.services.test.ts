import { describe, expect, it } from 'vitest'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { flush, run } from '../../../../machines/testing/testing.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { runAuthEffect, type AuthEffect } from '../shell/auth.effects.ts'
import { provideAuth } from './auth.services.ts'

const network = mockNetwork()
const email = 'wren@example.com'
const password = 'correct horse battery'

/** Waits, turn by turn, until something is so. */
async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await flush()
  expect(isSo()).toBe(true)
}

interface Given extends MemoryPlatformOptions {
  readonly scenario?: ScenarioName
  readonly isSwitchingAccount?: boolean
  readonly startsWith?: 'login' | 'signup'
}

/** The whole flow without a page: real machines and client, a memory platform, the mocks' server. */
function start({ scenario: name, isSwitchingAccount = false, startsWith, ...options }: Given = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    href: 'https://tackboard.example/login/?next=/pin/1/',
    ...options,
  })
  const situation = name && scenario(name)
  if (situation) network.use(...situation.handlers)
  situation?.platform?.(platform)
  const log: LogEvent[] = []
  const calls: {
    readonly path: string
    readonly body: Readonly<Record<string, unknown>>
    readonly signal: AbortSignal | null
  }[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    calls.push({
      path: new URL(String(url)).pathname,
      body: JSON.parse(String(init?.body)),
      signal: init?.signal ?? null,
    })
    // The exchange lies on the page's own origin; every path is answered there too.
    return globalThis.fetch(url, init)
  }
  const config: TackboardConfig = {
    ...defaultConfig,
    api: { baseUrl, fetch },
    platform,
    policy: resolvePolicy(situation?.policy),
    onLog: (event) => log.push(event),
  }
  const input = { policy: config.policy, isFullyLoggedIn: false, isSwitchingAccount, isPersonalized: false }
  const running = run(
    provideAuth(config, {
      isSwitchingAccount,
      locale: 'en',
      startsWith,
      container: 'login_page',
    }),
    { clock, input },
  )
  const { actor, emitted } = running
  const child = (id: 'login' | 'loginMfa') => actor.getSnapshot().children[id]
  return {
    ...running,
    platform,
    log,
    calls,
    login: () => actor.getSnapshot().children.login,
    loginMfa: () => actor.getSnapshot().children.loginMfa,
    submit: (typed = email) =>
      actor.getSnapshot().children.login?.send({ type: 'form.submitted', email: typed, password }),
    choose: (provider: 'facebook' | 'google' | 'line') =>
      actor.getSnapshot().children.login?.send({ type: 'provider.chosen', provider }),
    isDone: () => actor.getSnapshot().status === 'done',
    isAt: (id: 'login' | 'loginMfa', state: string) =>
      child(id) !== undefined && running.childAt(id) === state,
    /** What the app would do with all that was emitted. */
    settle() {
      const tools = {
        config,
        props: { isSwitchingAccount },
        showToast: () => undefined,
        spendBotToken: () => undefined,
      }
      // SAFETY: these are the events of this flow's machines.
      for (const effect of emitted as readonly AuthEffect[]) runAuthEffect(effect, tools)
      return platform.navigation.visited
    },
  }
}

describe('logging in, from the click to the redirect', () => {
  it('D1 by e-mail and password: one call, then the target', async () => {
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

describe('§4 Two-factor', () => {
  async function startMfa(given: Given = {}) {
    const running = start({ scenario: 'loginMfa.succeeds', ...given })
    running.submit()
    await until(() => running.isAt('loginMfa', 'entering'))
    return running
  }

  it('D18 a new code is asked for once, and told once', async () => {
    const { calls, emitted, isAt, loginMfa } = await startMfa()
    for (let n = 0; n < 5; n += 1) loginMfa()?.send({ type: 'resend.requested' })
    await until(() => isAt('loginMfa', 'entering'))
    expect(calls.slice(1).map(({ body }) => body['mfa_resend'])).toEqual([true])
    expect(emitted.filter(({ type }) => type === 'toast.shown')).toHaveLength(1)
  })

  it.each(['ok', 'absent', 'rejects', 'hangs'] as const)(
    'C13 a credential store that is %s: the log-in goes on',
    async (credentials) => {
      const { at, clock, isDone, loginMfa, platform } = await startMfa({ credentials })
      loginMfa()?.send({ type: 'form.submitted', code: '123456' })
      await until(() => at() !== 'loginMfa')
      if (credentials === 'hangs') clock.advance(1_000)
      await until(isDone)
      expect(platform.credentials.stored).toEqual(credentials === 'ok' ? [{ id: email, password }] : [])
      expect(clock.pending).toBe(0)
    },
  )

  it('C1 C14 no secret in what is emitted, logged, stored or gone to, and none in the machine', async () => {
    const { actor, calls, emitted, isDone, log, loginMfa, platform, send, settle } = await startMfa()
    send({ type: 'form.touched' })
    loginMfa()?.send({ type: 'form.submitted', code: '987654' })
    await until(isDone)
    const visited = settle()
    expect(JSON.stringify(calls)).toMatch(/correct horse battery.*987654/)
    const places = {
      emitted,
      log,
      visited,
      replaced: platform.navigation.replaced,
      stored: [...platform.storage.texts],
    }
    expect(log.map(({ event }) => event)).toContain('login.succeeded')
    expect(JSON.stringify(places)).not.toMatch(/correct horse|987654|v3-token/)
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/correct horse|987654/)
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
    [false, 'signup', 'web_auth'],
  ] as const)('its action on a phone (%j) for %s is %s', (isPhone, startsWith, action) => {
    const { platform, send } = start({ isPhone, startsWith })
    send({ type: 'form.touched' })
    expect(platform.botCheck.executed).toEqual([action])
  })
})

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
