import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { attemptDetails } from './attempts.ts'
import { logIn } from './auth.client.ts'

const password = { username_or_email: 'wren@example.com', password: ' correct horse battery ' }
const config = (over: Partial<TackboardConfig>): TackboardConfig => ({
  ...defaultConfig,
  platform: createMemoryPlatform(),
  ...over,
})
const signal = () => new AbortController().signal

describe('§3 client_context of the answer', () => {
  const answered = async (client_context: unknown, over: Partial<TackboardConfig> = {}) => {
    const answer = { client_context, resource_response: { data: { user: { id: '1', username: 'wren' } } } }
    const at = config({ ...over, api: { fetch: () => Promise.resolve(Response.json(answer)) } })
    const request = { credentials: password, isSwitchingAccount: false, extras: { recaptchaV3Token: 'v3' } }
    return logIn(at, request, signal())
  }

  it('comes with the member', async () => {
    const context = {
      country: 'KR',
      country_from_hostname: 'US',
      country_from_ip: 'KR',
      region_from_ip: '11',
    }
    expect(await answered(context)).toEqual({
      id: '1',
      username: 'wren',
      clientContext: {
        country: 'KR',
        countryFromHostname: 'US',
        countryFromIp: 'KR',
        regionFromIp: '11',
      },
    })
  })

  it('comes with the whole answer, by policy alone', async () => {
    const context = { country: 'KR', city: 'Seoul' }
    expect(await answered(context)).not.toHaveProperty('rawAnswer')
    const { rawAnswer } = await answered(context, { policy: resolvePolicy({ rawAnswers: true }) })
    expect(rawAnswer).toMatchObject({ client_context: context })
  })

  it.each([undefined, null])('D11 may be missing: %j', async (context) => {
    expect(await answered(context)).toEqual({ id: '1', username: 'wren' })
  })

  it('D11 a field that is no text is unknown', async () => {
    expect(
      (await answered({ country: 7, country_from_ip: null, region_from_ip: 'x' })).clientContext,
    ).toEqual({
      country: null,
      countryFromHostname: null,
      countryFromIp: null,
      regionFromIp: 'x',
    })
  })
})

describe('§7 an attempt is logged when its call is sent', () => {
  async function logged(credentials: LoginCredentials, extras: Partial<LoginExtras> = {}, isPhone = false) {
    const log: (LogEvent | 'sent')[] = []
    const fetch = () => {
      log.push('sent')
      return Promise.reject(new TypeError('offline'))
    }
    const at = config({
      platform: createMemoryPlatform({ isPhone }),
      api: { fetch },
      onLog: (event) => log.push(event),
    })
    const request = { credentials, isSwitchingAccount: false, extras: { recaptchaV3Token: 'v3', ...extras } }
    await logIn(at, request, signal()).catch(() => undefined)
    return log
  }

  it.each([
    [password, 1, 'email', 'p'],
    [{ facebook_id: '1001', facebook_token: 't' }, 2, 'facebook', 'fb'],
    [{ google_open_id_token: 't' }, 3, 'google', 'g'],
    [{ line_id_token: 't' }, 8, 'line', 'ln'],
    [{ sso_user_email: 'team@acme.example', sso_auth_code: 'c' }, 9, 'sso', 'sso'],
  ] as const)('%j: method %i of %s, %s', async (credentials, method, provider, providerCode) => {
    expect(await logged(credentials)).toEqual([
      {
        level: 'info',
        event: 'login.attempted',
        details: { method, provider, providerCode, device: 0 },
      },
      'sent',
    ])
  })

  it('§3, §9 a code is two-factor, on a phone it is a phone, and asking for a code is no attempt', async () => {
    expect(await logged(password, { mfa_token: '123456' }, true)).toMatchObject([
      { event: 'login.attempted', details: { method: 6, provider: 'email', device: 1 } },
      'sent',
    ])
    expect(await logged(password, { mfa_resend: true })).toEqual(['sent'])
  })

  it('§9 a tablet has the number of a phone; on a platform that cannot tell, it is a desktop', () => {
    const on = (isTablet?: () => boolean) => {
      const platform = createMemoryPlatform()
      const navigation = { ...platform.navigation, ...(isTablet && { isTablet }) }
      return attemptDetails(config({ platform: { ...platform, navigation } }), 'email').device
    }
    expect([on(() => true), on(() => false), on()]).toEqual([1, 0, 0])
  })
})
