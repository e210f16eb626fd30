import { describe, expect, it } from 'vitest'
import { googleStranger } from '../../../../mocks/fixtures/strangers.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { flush, run } from '../../../../machines/testing/testing.ts'
import { today } from '../../../../machines/testing/socialSignup.ts'
import type { LoginCredentials, SocialSignup } from '../../../api/auth/auth.payloads.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatformOptions,
} from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { UNDERAGE_KEY } from '../signup/underageFlag.ts'
import { provideSocialSignup } from './socialSignup.services.ts'

const network = mockNetwork()

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await flush()
  expect(isSo()).toBe(true)
}

interface Given extends Omit<MemoryPlatformOptions, 'credentials'> {
  readonly type: SocialSignup['type']
  readonly credentials: LoginCredentials
  readonly scenario?: ScenarioName
  readonly needsConsents?: boolean
  readonly config?: Partial<TackboardConfig>
}

/** The flow without a page: the real machine and client, a memory platform, the mocks' server. */
function start({ type, credentials, scenario: name, needsConsents = false, config: own, ...options }: Given) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, ...options })
  const situation = name && scenario(name)
  if (situation) network.use(...situation.handlers)
  situation?.platform?.(platform)
  const calls: {
    readonly path: string
    readonly sent: Readonly<Record<string, unknown>>
    readonly signal: AbortSignal | null
  }[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { pathname, searchParams } = new URL(String(url))
    calls.push({
      path: pathname,
      sent: init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams),
      signal: init?.signal ?? null,
    })
    return globalThis.fetch(url, init)
  }
  const config: TackboardConfig = {
    ...defaultConfig,
    api: { baseUrl, fetch },
    platform,
    policy: resolvePolicy(situation?.policy),
    ...own,
  }
  const running = run(provideSocialSignup(config, { locale: 'en', container: 'save' }), {
    clock,
    input: { policy: config.policy, type, credentials, needsConsents, country: 'US' },
  })
  const { send } = running
  return {
    ...running,
    platform,
    calls,
    snapshot: () => running.actor.getSnapshot(),
    reach: (state: string) => until(() => running.at() === state),
    enterBirthday: (birthday = '1990-05-17') => send({ type: 'birthday.submitted', birthday, today }),
    enterEmail: (email = 'robin.vale@example.com') => send({ type: 'email.submitted', email }),
    registered: () => until(() => running.at() === 'registered'),
    /** What the register call carried. */
    sent: () => calls.find(({ path }) => path === '/v3/register/')?.sent,
  }
}

const facebook = (name: string) => ({
  type: 'facebook' as const,
  credentials: { facebook_id: '2001', facebook_token: `facebook-${name}` },
})
/** What goes with every registration. auth.txt §7 "context". */
const context = {
  attempt_event: 7537,
  recaptchaV3Token: 'default',
  container: 'save',
  app_type_from_client: 7,
}
const birthday = { birthday: 642_902_400, birthday_source_site: 'tackboard' }

describe('§3 the register call, byte for byte, by type', () => {
  it('facebook: its whole profile', async () => {
    const { calls, enterBirthday, reach, registered, sent } = start(facebook('stranger'))
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(calls[0]).toMatchObject({
      path: '/v3/facebook/profile_data/',
      sent: {
        access_token: 'facebook-stranger',
        pii_safe_birthday: true,
        fields: 'picture.type(large),id,first_name,last_name,email,gender',
      },
    })
    expect(sent()).toEqual({
      type: 'facebook',
      facebook_id: '2001',
      facebook_token: 'facebook-stranger',
      first_name: 'Robin',
      last_name: 'Vale',
      gender: 'female',
      image_url: 'https://pictures.example/robin.jpg',
      email: 'robin@example.com',
      email_source_site: 'tackboard',
      ...birthday,
      ...context,
    })
  })

  it('facebook without an e-mail: the typed one, trimmed, once it is known to be free', async () => {
    const { calls, enterBirthday, enterEmail, reach, registered, send, sent } = start(facebook('private'))
    await reach('requestingEmail.offering')
    send({ type: 'typing.chosen' })
    enterEmail(' robin.vale@example.com ')
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(calls[1]).toMatchObject({
      path: '/v3/register/exists/',
      sent: { email: 'robin.vale@example.com' },
    })
    expect(sent()).toMatchObject({ email: 'robin.vale@example.com', email_source_site: 'tackboard' })
  })

  it.each(['google', 'google_one_tap'] as const)(
    '%s: the token and what is in it, but the e-mail',
    async (type) => {
      const { enterBirthday, reach, registered, sent } = start({
        type,
        credentials: { google_open_id_token: googleStranger },
      })
      await reach('collectingBirthday.entering')
      enterBirthday()
      await registered()
      expect(sent()).toEqual({
        type,
        google_open_id_token: googleStranger,
        first_name: 'Robin',
        last_name: 'Vale',
        image_url: 'https://pictures.example/robin.png',
        ...birthday,
        ...context,
      })
    },
  )

  it('line: the token and the typed e-mail', async () => {
    const { enterBirthday, enterEmail, reach, registered, sent } = start({
      type: 'line',
      credentials: { line_id_token: 'line-stranger' },
    })
    await reach('collectingEmail')
    enterEmail()
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(sent()).toEqual({
      type: 'line',
      line_id_token: 'line-stranger',
      email: 'robin.vale@example.com',
      email_source_site: 'tackboard',
      ...birthday,
      ...context,
    })
  })

  it('sso: the token alone', async () => {
    const { enterBirthday, reach, registered, sent } = start({
      type: 'sso',
      credentials: { sso_id_token: 'sso-stranger' },
    })
    await reach('collectingBirthday.entering')
    enterBirthday()
    await registered()
    expect(sent()).toEqual({ type: 'sso', sso_id_token: 'sso-stranger', ...birthday, ...context })
  })

  it('§3 consent extras go along; referrer, phone and visited pages, too', async () => {
    const config = { visitedPages: '3' }
    const { enterBirthday, reach, registered, sent, snapshot } = start({
      ...facebook('stranger'),
      needsConsents: true,
      isPhone: true,
      referrer: 'https://search.example/',
      config,
    })
    await reach('collectingBirthday.entering')
    enterBirthday()
    await reach('consents')
    snapshot().children.consents?.send({ type: 'all.toggled' })
    snapshot().children.consents?.send({ type: 'form.submitted' })
    await registered()
    expect(sent()).toMatchObject({
      kr_privacy_consent_opt_in: true,
      app_type_from_client: 5,
      referrer: 'https://search.example/',
      visited_pages_before_login: '3',
    })
  })
})

describe('§4 the e-mail re-request, through window and script', () => {
  it('by the window: the wider token is read and sent', async () => {
    const { enterBirthday, platform, reach, registered, send, sent } = start({
      ...facebook('private'),
      scenario: 'socialSignup.sharesEmail',
    })
    await reach('requestingEmail.offering')
    send({ type: 'sharing.chosen' })
    await reach('collectingBirthday.entering')
    expect(platform.popup.last?.listeners).toBe(0)
    enterBirthday()
    await registered()
    expect(sent()).toMatchObject({ facebook_token: 'facebook-private-shared', email: 'robin@example.com' })
  })

  it('by the script, where the policy says so', async () => {
    const { enterBirthday, platform, reach, send } = start({
      ...facebook('private'),
      providers: { facebook: { token: { facebook_id: '2001', facebook_token: 'facebook-private-shared' } } },
      config: { policy: resolvePolicy({ transports: { facebook: 'sdk' } }) },
    })
    await reach('requestingEmail.offering')
    send({ type: 'sharing.chosen' })
    await reach('collectingBirthday.entering')
    expect([platform.providers.rerequested, platform.providers.asked, platform.popup.opened]).toEqual([
      ['facebook'],
      [],
      [],
    ])
    enterBirthday()
  })
})

describe('faults', () => {
  it('C9 a flag on this device: nothing is asked of anyone', async () => {
    const { calls, reach } = start({ ...facebook('stranger'), stored: { [UNDERAGE_KEY]: '1' } })
    await reach('collectingBirthday.blocked')
    expect(calls).toEqual([])
  })

  it('C9 a refusal for the age sets the flag, also where storage is blocked: this visit stays blocked', async () => {
    const { enterBirthday, platform, reach, snapshot } = start({
      ...facebook('stranger'),
      storage: 'blocked',
    })
    await reach('collectingBirthday.entering')
    enterBirthday('2015-01-01')
    await reach('underage')
    snapshot().children.underage?.send({ type: 'edit.requested' })
    expect(snapshot().value).toEqual({ collectingBirthday: 'blocked' })
    const again = start({ ...facebook('stranger'), config: { platform } })
    await again.reach('collectingBirthday.blocked')
  })

  it('D6 a sign-up that is left aborts its call', async () => {
    const { actor, calls, enterBirthday, reach } = start({
      ...facebook('stranger'),
      scenario: 'socialSignup.registerNeverAnswers',
    })
    await reach('collectingBirthday.entering')
    enterBirthday()
    await reach('registering.calling.waiting')
    actor.stop()
    expect(calls.at(-1)?.signal?.aborted).toBe(true)
  })

  it.each(['offline', 'socialSignup.registerFails'] as const)(
    'D8 %s: the form is back, with the birthday',
    async (name) => {
      const { enterBirthday, reach, snapshot } = start({
        type: 'google',
        credentials: { google_open_id_token: googleStranger },
        scenario: name,
      })
      await reach('collectingBirthday.entering')
      enterBirthday()
      await until(() => snapshot().context.failure !== null)
      await reach('collectingBirthday.entering')
      expect(snapshot().context).toMatchObject({
        birthday: '1990-05-17',
        errors: { notice: name === 'offline' ? 'signup.offline' : 'signup.other' },
      })
    },
  )
})
