import { describe, expect, it } from 'vitest'
import { flush, run } from '../../../../machines/testing/testing.ts'
import type { OneTapEmitted } from '../../../../machines/auth/oneTap/oneTap.types.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import type { Viewer } from '../../../domain/auth/providers/providers.ts'
import { oneTapErrors, oneTapDialogOf, type OneTapError } from '../../../errors/auth/oneTap.errors.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { notices } from '../../../views/auth/recovery/notices.ts'
import { defaultConfig, type Experiments, type TackboardConfig } from '../../runtime/config.ts'
import { loggedOf, type Logged } from '../../../../stories/support/stage/logged.ts'
import { connectOneTap } from './oneTap.connect.ts'
import { runOneTapEffect } from './oneTap.effects.ts'
import type { OneTapProps } from './oneTap.props.ts'
import { decideOffer, provideOneTap } from './oneTap.services.ts'

const network = mockNetwork()
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

interface Given extends MemoryPlatformOptions {
  readonly given?: ScenarioName
  readonly mode?: 'plain' | 'strict'
  readonly viewer?: Viewer
  readonly experiments?: Experiments
  readonly props?: OneTapProps
}

function configOf({ given, viewer, experiments = { one_tap: true }, ...options }: Given) {
  const situation = given && scenario(given)
  if (situation) network.use(...situation.handlers)
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    href: 'https://tackboard.example/ideas/?next=/pin/1/',
    userAgent: chrome,
    ...options,
  })
  situation?.platform?.(platform)
  const log: Logged[] = []
  const calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    calls.push({ path: new URL(String(url)).pathname, body: JSON.parse(String(init?.body)) })
    return globalThis.fetch(url, init)
  }
  const config: TackboardConfig = {
    ...defaultConfig,
    api: { baseUrl, fetch },
    platform,
    experiments,
    country: 'US',
    onLog: (event) => log.push(loggedOf(event)),
    ...(viewer && { viewer }),
  }
  return { calls, clock, config, log, platform }
}

function start({ mode = 'plain', props = {}, ...given }: Given = {}) {
  const made = configOf(given)
  const { clock, config } = made
  const running = run(provideOneTap(config, { locale: 'en', container: 'home_page' }), {
    clock,
    mode,
    input: { policy: config.policy, isMember: config.viewer.isAuth },
  })
  return {
    ...made,
    ...running,
    frame: () => connectOneTap(running.actor.getSnapshot()),
    settle() {
      // SAFETY: these are the events of this machine.
      for (const effect of running.emitted as readonly OneTapEmitted[]) runOneTapEffect(effect, config, props)
      return made.platform.navigation.visited
    },
    async until(state: string) {
      for (let turn = 0; turn < 2_000 && running.at() !== state; turn += 1) await flush()
      expect(running.at()).toBe(state)
    },
  }
}

/** An unsigned token that says who someone is. */
const jwt = `x.${btoa(JSON.stringify({ given_name: 'Ada', family_name: 'Lovelace', picture: 'https://pictures.example/a.jpg' }))}.x`

describe('§6 whom one-tap is offered to', () => {
  const member: Viewer = {
    type: 'AUTH',
    isAuth: true,
    personalization: {
      firstName: 'Wren',
      hasPassword: true,
      connectedToFacebook: false,
      connectedToGoogle: true,
    },
  }
  it.each([
    ['a visitor with version 122 in the experiment', {}, 'oneTap'],
    ['nobody without the experiment', { experiments: {} }, null],
    [
      'a visitor with version 132 in the button flow',
      { experiments: { one_tap_button: true }, userAgent: android, isPhone: true },
      'buttonFlow',
    ],
    ['no visitor with version 122 in the button flow', { experiments: { one_tap_button: true } }, null],
    ['nobody on mobile web but on Android', { viewer: member, isPhone: true, userAgent: iphone }, null],
    ['a member with the second provider connected', { viewer: member, userAgent: '' }, 'oneTap'],
    ['no member who has opted out', { viewer: member, stored: { 'tackboard.oneTapOptOut': true } }, null],
    ['no member who has not connected it', { viewer: { type: 'AUTH', isAuth: true } }, null],
  ] as const)('%s', (_, given, offer) => {
    expect(decideOffer(configOf(given).config)).toBe(offer)
  })
})

describe.each(['plain', 'strict'] as const)('§7 what goes over the wire (%s)', (mode) => {
  it('a log-in with the token, attempt event 7534, then the social redirect', async () => {
    const { calls, log, settle, until } = start({ mode })
    await until('done')
    expect(calls.map(({ path }) => path)).toEqual(['/v3/login/'])
    expect(calls[0]?.body).toEqual({
      google_open_id_token: 'google-token',
      attempt_event: 7534,
      get_user: true,
      app_type_from_client: 7,
      recaptchaV3Token: 'v3-token-1',
    })
    expect(settle()).toEqual(['/pin/1/'])
    expect(log).toEqual([
      { level: 'info', event: 'login.succeeded', details: { provider: 'google_one_tap', method: 4 } },
    ])
  })

  it('a registration of the type google_one_tap with the names of the token, attempt event 7537', async () => {
    const { calls, frame, log, settle, until } = start({
      mode,
      given: 'oneTap.newcomer',
      oneTap: { idToken: jwt },
    })
    await until('done')
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
      container: 'home_page',
      app_type_from_client: 7,
    })
    expect([settle(), frame().view]).toEqual([['/pin/1/'], 'welcome'])
    expect(log.map(({ event }) => event)).toEqual(['signup.succeeded'])
  })
})

it('hands over to the app, when it wants to', async () => {
  const told: unknown[] = []
  const { settle, until } = start({
    given: 'oneTap.newcomer',
    href: 'https://tackboard.example/ideas/',
    props: { onLoggedIn: (result) => told.push(result) },
  })
  await until('done')
  expect(settle()).toEqual([])
  expect(told).toMatchObject([{ redirectTo: '/', isNew: true, user: { id: '1' } }])
})

describe('§8 missing age', () => {
  it('gives the credentials to whoever asks for the birthday', async () => {
    const told: unknown[] = []
    const { settle, until } = start({
      given: 'oneTap.missingAge',
      props: { onNeedsAge: (credentials) => told.push(credentials) },
    })
    await until('needsAge')
    expect([settle(), told]).toEqual([[], [{ google_open_id_token: 'google-token' }]])
  })

  it('leads to the sign-up page when nobody does', async () => {
    const { settle, until } = start({ given: 'oneTap.missingAge' })
    await until('needsAge')
    expect(settle()).toEqual(['/signup/'])
  })
})

describe('§4 underage', () => {
  it('sets the flag, and is said', async () => {
    const { frame, platform, settle, until } = start({ given: 'oneTap.ineligible' })
    await until('failed')
    settle()
    expect([frame().view, frame().error, platform.storage.texts.get('tackboard.underage')]).toEqual([
      'failed',
      'ineligible',
      '1',
    ])
  })

  it('C9 makes no account where the flag is set, and asks no server', async () => {
    const { calls, frame, until } = start({ given: 'oneTap.newcomer', stored: { 'tackboard.underage': 1 } })
    await until('failed')
    expect([frame().error, calls.map(({ path }) => path)]).toEqual(['ineligible', ['/v3/login/']])
  })
})

describe('how it ends with nobody logged in', () => {
  it.each([
    ['notOffered', { experiments: {} }, 'notOffered'],
    ['notOffered', { given: 'oneTap.notConfigured' }, 'notOffered'],
    ['dismissed', { given: 'oneTap.dismissed' }, 'dismissed'],
  ] as const)('%s', async (state, given, outcome) => {
    const told: string[] = []
    const { frame, log, settle, until } = start({ ...given, props: { onClosed: (how) => told.push(how) } })
    await until(state)
    settle()
    expect([frame().view, told]).toEqual([null, [outcome]])
    expect(log.map(({ event }) => event)).toEqual(
      'given' in given && given.given === 'oneTap.notConfigured' ? ['oneTap.unavailable'] : [],
    )
  })
})

describe('D13 D14 a bot check that hangs', () => {
  it('holds nobody up for longer than 8,000 ms', async () => {
    const { calls, clock, until } = start({ botCheck: 'hangs' })
    await until('loggingIn')
    await flush()
    clock.advance(8_000)
    await until('done')
    expect(calls[0]?.body['recaptchaV3Token']).toBe('default')
  })
})

describe('§8 rows', () => {
  // SAFETY: these are the keys of the table itself.
  const rows = Object.keys(oneTapErrors) as OneTapError[]

  it.each(rows)('%s is what its scenario comes to, and is logged', async (row) => {
    const { frame, log, settle, until } = start({ given: `oneTap.${row}` })
    await until('failed')
    settle()
    expect([frame().error, log.at(-1)?.details['row']]).toEqual([row, `oneTap.${row}`])
  })

  it('C1 no token is logged', async () => {
    const { log, settle, until } = start({ given: 'oneTap.failed' })
    await until('failed')
    settle()
    expect(JSON.stringify(log)).not.toContain('google-token')
  })

  it('each dialog is a row of the notices', () => {
    const dialogs = rows.flatMap((row) => oneTapDialogOf(`oneTap.${row}`) ?? [])
    expect([dialogs.length, dialogs.filter((dialog) => !(dialog in notices))]).toEqual([5, []])
  })
})
