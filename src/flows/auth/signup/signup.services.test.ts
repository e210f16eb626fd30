import { describe, expect, it } from 'vitest'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { flush, run } from '../../../../machines/testing/testing.ts'
import { fields, today } from '../../../../machines/testing/signup.ts'
import { socialPopupMachine } from '../../../../machines/auth/socialPopup/socialPopup.machine.ts'
import { ssoCheckMachine } from '../../../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { UNDERAGE_COOKIE, UNDERAGE_KEY } from './underageFlag.ts'
import { provideSignup } from './signup.services.ts'

const network = mockNetwork()

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await flush()
  expect(isSo()).toBe(true)
}

interface Given extends MemoryPlatformOptions {
  readonly scenario?: ScenarioName
  readonly needsConsents?: boolean
  readonly config?: Partial<TackboardConfig>
}

/** The form without a page: the real machine and client, a memory platform, the mocks' server. */
function start({ scenario: name, needsConsents = false, config: own, ...options }: Given = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, ...options })
  if (name) network.use(...scenario(name).handlers)
  const calls: {
    readonly method: string
    readonly path: string
    readonly sent: Readonly<Record<string, unknown>>
  }[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { pathname, searchParams } = new URL(String(url))
    calls.push({
      method: init?.method ?? 'GET',
      path: pathname,
      sent: init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams),
    })
    return globalThis.fetch(url, init)
  }
  const config: TackboardConfig = { ...defaultConfig, api: { baseUrl, fetch }, platform, ...own }
  const machine = provideSignup(config, {
    container: 'save',
    socialPopup: socialPopupMachine,
    ssoCheck: ssoCheckMachine,
  })
  const running = run(machine, {
    clock,
    input: { policy: config.policy, needsConsents, country: 'KR', isFormShown: true },
  })
  return {
    ...running,
    platform,
    calls,
    snapshot: () => running.actor.getSnapshot(),
    submit: (typed: Partial<typeof fields> = {}) =>
      running.send({ type: 'form.submitted', ...fields, ...typed, today }),
  }
}

const paths = [
  '/v3/register/exists/',
  '/v3/email/validation/',
  '/v3/password/validation/',
  '/v3/birthday/validation/',
  '/v3/register/',
]

describe('§3, §7 what goes over the wire', () => {
  it('a sign-up by e-mail: four questions, one registration', async () => {
    const { calls, snapshot, submit } = start()
    submit({ email: ' robin.vale+pins@example.com ' })
    await until(() => snapshot().status === 'done')
    expect(calls.map(({ path }) => path)).toEqual(paths)
    const email = 'robin.vale+pins@example.com'
    expect(calls.map(({ sent }) => sent)).toEqual([
      { email },
      { email },
      { password: fields.password, email },
      { birthday: 642_902_400, country: 'KR' },
      {
        type: 'email',
        birthday: 642_902_400,
        birthday_source_site: 'tackboard',
        country: 'KR',
        email,
        first_name: 'robin',
        last_name: '',
        password: fields.password,
        attempt_event: 7537,
        recaptchaV3Token: 'default',
        container: 'save',
        app_type_from_client: 7,
      },
    ])
    expect(snapshot().output).toMatchObject({ outcome: 'registered', user: { email } })
  })

  it('C1 no password stands in an address', async () => {
    const { calls, snapshot, submit } = start()
    submit()
    await until(() => snapshot().status === 'done')
    expect(calls.filter(({ method }) => method === 'GET').map(({ sent }) => Object.keys(sent))).toEqual([
      ['email'],
      ['email'],
    ])
  })

  it('on a phone, led here by a page, having seen others', async () => {
    const { calls, snapshot, submit } = start({
      isPhone: true,
      referrer: 'https://elsewhere.example/',
      config: { visitedPages: '/ideas/,/pin/1/' },
    })
    submit()
    await until(() => snapshot().status === 'done')
    expect(calls.at(-1)?.sent).toMatchObject({
      app_type_from_client: 5,
      referrer: 'https://elsewhere.example/',
      visited_pages_before_login: '/ideas/,/pin/1/',
    })
  })

  it('the consents, once they are given', async () => {
    const { at, calls, snapshot, submit } = start({ needsConsents: true })
    submit()
    await until(() => at() === 'consents')
    expect(calls.map(({ path }) => path)).toEqual(paths.slice(0, 4))
    snapshot().children.consents?.send({ type: 'all.toggled' })
    snapshot().children.consents?.send({ type: 'form.submitted' })
    await until(() => snapshot().status === 'done')
    expect(calls.at(-1)?.sent).toMatchObject({
      kr_privacy_consent_opt_in: true,
      marketing_notifs_opt_out: false,
    })
  })

  it.each([
    ['1969-12-31', -86_400],
    ['1906-03-01', -2_014_588_800],
  ])('F2 born on %s: %d', async (birthday, epoch) => {
    const { calls, snapshot, submit } = start()
    submit({ birthday })
    await until(() => snapshot().status === 'done')
    expect(calls.at(-1)?.sent['birthday']).toBe(epoch)
  })

  it('an e-mail that exists is asked about once, and nothing else is sent', async () => {
    const { calls, snapshot, submit } = start()
    submit({ email: 'wren@example.com' })
    await until(() => snapshot().status === 'done')
    expect([calls.map(({ path }) => path), snapshot().output]).toEqual([
      paths.slice(0, 1),
      { outcome: 'existing', email: 'wren@example.com', password: fields.password },
    ])
  })
})

describe('what comes back', () => {
  it.each([
    ['offline', { notice: 'signup.offline' }, 1],
    ['signup.emailNotValid', { email: 'signup.emailInvalid' }, 2],
    ['signup.passwordRefused', { password: 'signup.passwordRefused' }, 3],
    ['signup.birthdayRefused', { birthday: 'signup.birthdayRefused' }, 4],
    ['signup.serverFailed', { notice: 'signup.serverFailed' }, 5],
    ['signup.malformed', { notice: 'signup.malformed' }, 5],
    ['signup.other', { notice: 'signup.other' }, 5],
  ] as const)('D8 D9 D10 %s', async (name, errors, count) => {
    const { at, calls, clock, snapshot, submit } = start({ scenario: name })
    submit()
    await until(() => at() === 'editing.signup.typing')
    clock.advance(3_600_000)
    expect([snapshot().context.errors, calls.length]).toEqual([errors, count])
    network.resetHandlers()
    submit()
    await until(() => snapshot().status === 'done')
  })

  it('words of the server, which are shown before going on; blank ones are none', async () => {
    const { at, snapshot, submit } = start({ scenario: 'signup.hasMessage' })
    submit()
    await until(() => at() === 'respondMessage')
    expect(snapshot().context.serverMessage).toMatch(/\S/)
  })
})

describe('§4 the underage flag', () => {
  it('C9 is set as 1, and read again at the next visit', async () => {
    const { at, platform, submit } = start()
    submit({ birthday: '2020-01-01' })
    await until(() => at() === 'underage' && platform.storage.texts.has(UNDERAGE_KEY))
    expect(platform.storage.texts.get(UNDERAGE_KEY)).toBe('1')
    const next = start({ stored: { [UNDERAGE_KEY]: '1' } })
    await until(() => next.at() === 'ineligible')
  })

  it('C9 the cookie of the standalone step alone blocks, too', async () => {
    const { at, snapshot } = start({ cookies: { [UNDERAGE_COOKIE]: '1' } })
    await until(() => at() === 'ineligible')
    expect(snapshot().context.errors).toEqual({ notice: 'signup.ineligible' })
  })
})
