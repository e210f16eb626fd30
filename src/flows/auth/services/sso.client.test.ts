import { describe, expect, it } from 'vitest'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { baseUrl, failureOf, mockNetwork } from '../../../../mocks/testing/network.ts'
import { resolvePolicy, type PolicyOverrides } from '../../../domain/policy/policy.ts'
import { notSso } from '../../../domain/auth/providers/ssoInfo.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { checkSso, exchangeCode, exchangeForPerson } from './sso.client.ts'

const network = mockNetwork()
const signal = () => new AbortController().signal
const configOf = (policy: PolicyOverrides = {}): TackboardConfig => ({
  ...defaultConfig,
  api: { baseUrl },
  policy: resolvePolicy(policy),
  platform: createMemoryPlatform({ href: 'https://tackboard.example/login/' }),
})

function check(name?: ScenarioName, policy?: PolicyOverrides) {
  if (name) network.use(...scenario(name).handlers)
  const config = configOf(policy)
  return checkSso(config, 'team@acme.example', signal())
}

describe('§7 POST /v3/sso/info/', () => {
  it('returns complete URLs for an SSO email', async () => {
    expect(await check()).toEqual({
      isSso: true,
      existingUser: true,
      existingUserIsSso: true,
      authorizationUri:
        'https://sso.acme.example/authorize?client_id=tackboard&redirect_uri=https%3A%2F%2Ftackboard.example%2Fconnect%2Fsso%2F',
      exchangeCodeToTokenUrl: 'https://tackboard.example/v3/sso/exchange/',
    })
  })

  it.each(['ssoCheck.hostileRedirect', 'ssoCheck.hostileRedirectNewUser'] as const)(
    'A14 %s: a redirect address of a stranger is no SSO',
    async (name) => {
      expect(await check(name)).toEqual(notSso)
    },
  )

  it('A14 an authorization address that is a script is no SSO', async () => {
    expect(await check('ssoCheck.hostileUri')).toEqual(notSso)
  })

  it('A14 an exchange address of a stranger is no SSO, and becomes SSO when its origin is trusted', async () => {
    expect(await check('ssoCheck.hostileExchange')).toEqual(notSso)
    const trusted = 'https://exchange.stranger.example'
    expect(await check('ssoCheck.hostileExchange', { trustedOrigins: [trusted] })).toMatchObject({
      isSso: true,
    })
    expect(await check('ssoCheck.hostileExchange', { mainOrigin: trusted })).toMatchObject({ isSso: true })
    expect(await check('ssoCheck.hostileExchange', { mainOrigin: 'https://main.example' })).toEqual(notSso)
  })

  it('D17 fails with the call, and leaves what that means to its machine', async () => {
    expect(await failureOf(check('ssoCheck.fails'))).toMatchObject({ kind: 'server' })
  })
})

describe('§7 POST to the exchange URL', () => {
  const url = 'https://tackboard.example/v3/sso/exchange/'
  const asked = { url, code: 'acme-code', state: 's' }

  it('in login mode gives the auth code alone', async () => {
    expect(await exchangeCode(configOf(), asked, signal())).toBe('acme-auth-code')
  })

  it('in the other mode gives the token, the email and the name', async () => {
    expect(await exchangeForPerson(configOf(), asked, signal())).toEqual({
      idToken: 'acme-id-token',
      email: 'robin@acme.example',
      userName: 'Robin Vale Hart',
    })
  })

  it("B15 gives null where the answer holds none: 'No tokens returned'", async () => {
    network.use(...scenario('sso.noTokens').handlers)
    expect(await exchangeCode(configOf(), asked, signal())).toBeNull()
    expect(await exchangeForPerson(configOf(), asked, signal())).toBeNull()
  })
})
