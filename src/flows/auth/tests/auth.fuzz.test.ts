/** Whatever a server answers to one call of the flow, nobody is let in by it, and something stands on screen. D10, D11. */
import * as fc from 'fast-check'
import { http } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { anyResponse, responseOf, parseValid } from '../../../../mocks/testing/anyResponse.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { resetDb } from '../../../../mocks/db.ts'
import { ssoExchangePath } from '../../../../mocks/fixtures/sso.ts'
import type { AuthInput } from '../../../../machines/auth/auth/auth.types.ts'
import { flush, run } from '../../../../machines/testing/testing.ts'
import { fields, today } from '../../../../machines/testing/signup.ts'
import { authEndpoints, type AuthEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { socialSignupPart } from '../shell/auth.parts.ts'
import { provideAuth } from '../shell/auth.services.ts'
import { deadEndReason } from '../testing/walk.deadEnds.tsx'

const network = mockNetwork()
const RUNS = 40
const password = 'correct horse battery'
beforeAll(socialSignupPart.load)

/** The flow without a page: real machines and client, a memory platform, the mocks' server, which lies in one call. */
function start(situation: ScenarioName | undefined, input: Partial<AuthInput>) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, href: 'https://tackboard.example/login/' })
  const { handlers = [], platform: behave, policy } = situation ? scenario(situation) : {}
  behave?.(platform)
  network.use(...handlers)
  let underWay = 0
  const fetch: typeof globalThis.fetch = async (...request) => {
    underWay += 1
    return globalThis.fetch(...request).finally(() => (underWay -= 1))
  }
  const config: TackboardConfig = {
    ...defaultConfig,
    api: { baseUrl, fetch },
    platform,
    policy: resolvePolicy(policy),
    onLog: () => undefined,
  }
  const running = run(
    provideAuth(config, {
      isSwitchingAccount: false,
      locale: 'en',
      container: 'login_page',
    }),
    {
      clock,
      input: {
        policy: config.policy,
        isFullyLoggedIn: false,
        isSwitchingAccount: false,
        isPersonalized: false,
        isSignupHere: true,
        isFormShown: true,
        country: 'KR',
        ...input,
      },
    },
  )
  const children = () => running.actor.getSnapshot().children
  return {
    ...running,
    children,
    place: () =>
      [
        running.at(),
        ...['login', 'loginMfa', 'signup', 'socialSignup'].flatMap((id) => running.childAt(id) ?? []),
      ].join(' '),
    /** Lets every call come to its end. */
    async rest() {
      for (let quiet = 0; quiet < 4; quiet = underWay > 0 ? 0 : quiet + 1) await flush()
    },
  }
}

type Flow = ReturnType<typeof start>

interface Lie {
  readonly call: keyof AuthEndpoints
  readonly truth: unknown
  readonly scenario?: ScenarioName
  readonly input?: Partial<AuthInput>
  /** What a person does until the call is made. */
  readonly act: (flow: Flow) => Promise<void>
  /** Which of the calls of that name is lied to; those before it are answered truly. Default: the first. */
  readonly nth?: number
  /** Where the lie may lead. */
  readonly at: RegExp
}

const data = (value: unknown) => ({ resource_response: { data: value } })
const user = { id: '1', username: 'wren', email: 'wren@example.com', full_name: null }
const validity = data({ is_valid: true, message: null })
const signingUp = { input: { startsWith: 'signup' } } as const

const signUp = async ({ children, rest }: Flow) => {
  await rest()
  children().signup?.send({ type: 'form.submitted', ...fields, today })
}
const logIn = async ({ children }: Flow) =>
  children().login?.send({ type: 'form.submitted', email: 'wren@example.com', password })
const typeCode = async ({ children, rest }: Flow) => {
  children().login?.send({ type: 'form.submitted', email: 'mfa@example.com', password })
  await rest()
  children().loginMfa?.send({ type: 'form.submitted', code: '123456' })
}
const typeBusinessEmail = async ({ children, clock, rest }: Flow) => {
  children().login?.send({ type: 'email.changed', value: 'team@acme.example' })
  clock.advance(300)
  await rest()
}
const signUpByLine = async ({ children, rest }: Flow) => {
  children().login?.send({ type: 'provider.chosen', provider: 'line' })
  await rest()
  children().socialSignup?.send({ type: 'email.submitted', email: 'robin.vale@example.com' })
  await rest()
  children().socialSignup?.send({ type: 'birthday.submitted', birthday: '1990-05-17', today })
}

const lies: Readonly<Record<string, Lie>> = {
  'the log-in': {
    call: 'logIn',
    truth: data({ user }),
    act: logIn,
    at: /^login (editing|notice|resettingPassword)/,
  },
  'the log-in with a code': {
    call: 'logIn',
    truth: data({ user }),
    act: typeCode,
    nth: 2,
    at: /^loginMfa entering$/,
  },
  'whether an e-mail has single sign-on': {
    call: 'checkSso',
    truth: data({
      is_sso: true,
      existing_user: true,
      existing_user_is_sso: true,
      authorization_uri: 'https://sso.example/',
      exchange_code_to_token_info_url: '/x/',
    }),
    act: typeBusinessEmail,
    at: /^login editing\.typing$/,
  },
  'the exchange of a single sign-on code': {
    call: 'exchangeSsoCode',
    truth: data({ auth_code: 'acme-auth-code' }),
    scenario: 'sso.succeeds',
    at: /^login editing\.typing$/,
    act: async (flow) => {
      await typeBusinessEmail(flow)
      flow.children().login?.send({ type: 'form.submitted', email: 'team@acme.example', password })
    },
  },
  'the request for a new password': {
    call: 'forgotPassword',
    truth: data(null),
    at: /^login resettingPassword$/,
    act: async (flow) => {
      flow.children().login?.send({ type: 'email.changed', value: 'wren@example.com' })
      flow.children().login?.send({ type: 'notice.opened', notice: 'loginAssistance' })
      flow.children().login?.send({ type: 'reset.requested' })
    },
  },
  'whether an e-mail has an account': {
    call: 'checkEmailExists',
    truth: data(false),
    ...signingUp,
    act: signUp,
    at: /^signup editing/,
  },
  'the validation of an e-mail': {
    call: 'validateEmail',
    truth: validity,
    ...signingUp,
    act: signUp,
    at: /^signup editing/,
  },
  'the validation of a password': {
    call: 'validatePassword',
    truth: validity,
    ...signingUp,
    act: signUp,
    at: /^signup editing/,
  },
  'the validation of a birthday': {
    call: 'validateBirthday',
    truth: validity,
    ...signingUp,
    act: signUp,
    at: /^signup (editing|underage)/,
  },
  'the registration': {
    call: 'register',
    truth: data({ user, response_message: null }),
    ...signingUp,
    act: signUp,
    at: /^signup (editing|underage)/,
  },
  'the registration by a provider': {
    call: 'register',
    truth: data({ user, response_message: null }),
    scenario: 'socialSignup.withEmail',
    act: signUpByLine,
    at: /^socialSignup (collecting|underage)/,
  },
  "the first provider's profile": {
    call: 'readFacebookProfile',
    truth: data({ id: '2001', email: 'robin@example.com', birthday: '05/17/1990' }),
    scenario: 'socialSignup.withEmail',
    act: async ({ children }) => children().login?.send({ type: 'provider.chosen', provider: 'facebook' }),
    at: /^socialSignup collectingEmail$/,
  },
}

/** Answers the nth of those calls so, and every other truly. How many it has heard is told. */
function lie({ call, nth = 1 }: Pick<Lie, 'call' | 'nth'>, answer: () => Response): () => number {
  let heard = 0
  // Whatever is not answered here is answered by the mocks.
  network.use(
    http.all(`*${authEndpoints[call].path ?? ssoExchangePath}`, () =>
      (heard += 1) === nth ? answer() : undefined,
    ),
  )
  return () => heard
}

describe('§8 a fuzzed answer never ends in success or in a blank screen', () => {
  it.each(Object.entries(lies))(
    '%s',
    async (_, { call, nth = 1, truth, scenario: situation, input = {}, act, at }) => {
      await fc.assert(
        fc.asyncProperty(
          anyResponse(truth).filter((raw) => parseValid(authEndpoints[call], raw) === null),
          async (raw) => {
            network.resetHandlers()
            resetDb()
            const flow = start(situation, input)
            const heard = lie({ call, nth }, () => responseOf(raw))
            await act(flow)
            await flow.rest()
            expect(heard()).toBe(nth)
            expect(flow.emitted.filter(({ type }) => /loggedIn|ssoSignup/.test(type))).toEqual([])
            expect(flow.place()).toMatch(at)
            expect(await deadEndReason(flow.actor, flow.place(), false)).toBeNull()
            flow.actor.stop()
            expect(flow.clock.pending).toBe(0)
          },
        ),
        { numRuns: RUNS, seed: 11, endOnFailure: true },
      )
    },
    60_000,
  )

  it.each(Object.entries(lies).filter(([, { call }]) => call === 'logIn' || call === 'register'))(
    '%s: the truth does end in success',
    async (_, { call, nth = 1, truth, scenario: situation, input = {}, act }) => {
      const flow = start(situation, input)
      lie({ call, nth }, () => Response.json(truth))
      await act(flow)
      await flow.rest()
      expect(flow.emitted.at(-1)).toMatchObject({ type: 'auth.loggedIn', user: { username: 'wren' } })
    },
  )
})
