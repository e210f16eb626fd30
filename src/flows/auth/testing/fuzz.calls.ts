import type { ScenarioName } from '../../../../mocks/index.ts'
import type { AuthInput } from '../../../../machines/auth/auth/auth.types.ts'
import { fields, today } from '../../../../testing/machines/signup.ts'
import type { AuthEndpoints } from '../../../api/auth/everyAuthEndpoint.ts'
import type { FuzzFlow } from './fuzz.flow.ts'

const password = 'correct horse battery'

/** A call whose response is fuzzed. */
export interface FuzzedCall {
  readonly call: keyof AuthEndpoints
  /** A valid response. */
  readonly valid: unknown
  readonly scenario?: ScenarioName
  readonly input?: Partial<AuthInput>
  /** The user actions that lead to the call. */
  readonly act: (flow: FuzzFlow) => Promise<void>
  /** Which call to this endpoint gets the fuzzed response. Default: the first. */
  readonly nth?: number
  /** The states that the fuzzed response may lead to. */
  readonly at: RegExp
}

const data = (value: unknown) => ({ resource_response: { data: value } })
const user = { id: '1', username: 'wren', email: 'wren@example.com', full_name: null }
const validity = data({ is_valid: true, message: null })
const signingUp = { input: { startsWith: 'signup' } } as const

const signUp = async ({ children, settle }: FuzzFlow) => {
  await settle()
  children().signup?.send({ type: 'form.submitted', ...fields, today })
}
const logIn = async ({ children }: FuzzFlow) =>
  children().login?.send({ type: 'form.submitted', email: 'wren@example.com', password })
const typeCode = async ({ children, settle }: FuzzFlow) => {
  children().login?.send({ type: 'form.submitted', email: 'mfa@example.com', password })
  await settle()
  children().loginMfa?.send({ type: 'form.submitted', code: '123456' })
}
const typeBusinessEmail = async ({ children, clock, settle }: FuzzFlow) => {
  children().login?.send({ type: 'email.changed', value: 'team@acme.example' })
  clock.advance(300)
  await settle()
}
const signUpByLine = async ({ children, settle }: FuzzFlow) => {
  children().login?.send({ type: 'provider.chosen', provider: 'line' })
  await settle()
  children().socialSignup?.send({ type: 'email.submitted', email: 'robin.vale@example.com' })
  await settle()
  children().socialSignup?.send({ type: 'birthday.submitted', birthday: '1990-05-17', today })
}

export const fuzzedCalls: Readonly<Record<string, FuzzedCall>> = {
  'the log-in': {
    call: 'logIn',
    valid: data({ user }),
    act: logIn,
    at: /^login (editing|notice|resettingPassword)/,
  },
  'the log-in with a code': {
    call: 'logIn',
    valid: data({ user }),
    act: typeCode,
    nth: 2,
    at: /^loginMfa entering$/,
  },
  'whether an email has single sign-on': {
    call: 'checkSso',
    valid: data({
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
    valid: data({ auth_code: 'acme-auth-code' }),
    scenario: 'sso.succeeds',
    at: /^login editing\.typing$/,
    act: async (flow) => {
      await typeBusinessEmail(flow)
      flow.children().login?.send({ type: 'form.submitted', email: 'team@acme.example', password })
    },
  },
  'the request for a new password': {
    call: 'forgotPassword',
    valid: data(null),
    at: /^login resettingPassword$/,
    act: async (flow) => {
      flow.children().login?.send({ type: 'email.changed', value: 'wren@example.com' })
      flow.children().login?.send({ type: 'notice.opened', notice: 'softBanned' })
      flow.children().login?.send({ type: 'reset.requested' })
    },
  },
  'whether an email has an account': {
    call: 'checkEmailExists',
    valid: data(false),
    ...signingUp,
    act: signUp,
    at: /^signup editing/,
  },
  'the validation of an email': {
    call: 'validateEmail',
    valid: validity,
    ...signingUp,
    act: signUp,
    at: /^signup editing/,
  },
  'the validation of a password': {
    call: 'validatePassword',
    valid: validity,
    ...signingUp,
    act: signUp,
    at: /^signup editing/,
  },
  'the validation of a birthday': {
    call: 'validateBirthday',
    valid: validity,
    ...signingUp,
    act: signUp,
    at: /^signup (editing|underage)/,
  },
  'the registration': {
    call: 'register',
    valid: data({ user, response_message: null }),
    ...signingUp,
    act: signUp,
    at: /^signup (editing|underage)/,
  },
  'the registration by a provider': {
    call: 'register',
    valid: data({ user, response_message: null }),
    scenario: 'socialSignup.withEmail',
    act: signUpByLine,
    at: /^socialSignup (collecting|underage)/,
  },
  "the first provider's profile": {
    call: 'readFacebookProfile',
    valid: data({ id: '2001', email: 'robin@example.com', birthday: '05/17/1990' }),
    scenario: 'socialSignup.withEmail',
    act: async ({ children }) => children().login?.send({ type: 'provider.chosen', provider: 'facebook' }),
    at: /^socialSignup collectingEmail$/,
  },
}
