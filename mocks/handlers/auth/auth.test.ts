import { expect } from 'vitest'
import { authCalls } from '../../calls/auth.ts'
import { byPassword, withExtras } from '../../testing/network.ts'
import { proveTables, refused, type TableRule } from '../../testing/tableRules.ts'
import { ssoExchangePath, ssoRedirectPath } from '../../fixtures/sso.ts'
import { latestBirthday } from './signup.ts'

const password = 'wide open sky 42'
const signup = { ...authCalls.register.example, password }
const url = 'https://api.tackboard.example/v3/sso/exchange/'
const user = (id: string, username: string) =>
  expect.objectContaining({ user: expect.objectContaining({ id, username }) })
const facebookLogin = (facebook_id: string) => ({ facebook_id, facebook_token: 't' })

proveTables([
  {
    rule: 'a log-in starts a session',
    calls: [({ logIn }) => logIn(byPassword())],
    answers: user('1', 'wren'),
    holds: [({ sessions }) => sessions, [{ id: 'session-1', userId: '1' }]],
  },
  ...[byPassword('wren', 'wrong'), byPassword('mfa@example.com'), byPassword('toofast@example.com')].map(
    (payload) =>
      ({
        rule: `a log-in that is refused starts none: ${JSON.stringify(payload)}`,
        calls: [({ logIn }) => logIn(payload)],
        answers: refused({}),
        holds: [({ sessions }) => sessions, []],
      }) satisfies TableRule,
  ),
  {
    rule: 'a company’s members log in with its code, and with no other company’s',
    calls: [
      ({ logIn }) =>
        logIn(withExtras({ sso_user_email: 'wren@example.com', sso_auth_code: 'acme-auth-code' })),
      ({ logIn }) =>
        logIn(withExtras({ sso_user_email: 'team@acme.example', sso_auth_code: 'acme-auth-code' })),
    ],
    answers: user('4', 'sagedogwood'),
    holds: [({ sessions }) => sessions.map(({ userId }) => userId), ['4']],
  },
  {
    rule: 'a company’s newcomer has no account',
    calls: [({ logIn }) => logIn(withExtras({ sso_id_token: 'acme-id-token' }))],
    answers: refused({ code: 1021 }),
  },
  {
    rule: 'the address of a company says so, and where its code is exchanged',
    calls: [({ checkSso }) => checkSso({ email: ' Team@ACME.example ' })],
    answers: {
      is_sso: true,
      existing_user: true,
      existing_user_is_sso: true,
      authorization_uri: expect.stringContaining('https://sso.acme.example/'),
      redirect_uri: ssoRedirectPath,
      exchange_code_to_token_info_url: ssoExchangePath,
    },
  },
  {
    rule: 'any other address is no company’s',
    calls: [({ checkSso }) => checkSso({ email: 'wren@notacme.example' })],
    answers: expect.objectContaining({ is_sso: false, existing_user: false, authorization_uri: null }),
  },
  {
    rule: 'a code is exchanged for the newcomer’s tokens',
    calls: [({ exchangeSsoCode }) => exchangeSsoCode({ url, code: 'acme-code', state: 's' })],
    answers: expect.objectContaining({ auth_code: 'acme-auth-code', sso_id_token: 'acme-id-token' }),
  },
  {
    rule: 'a password is reset by email, to the address of the account',
    calls: [({ forgotPassword }) => forgotPassword({ username_or_email: 'wren', type: 'reset' })],
    answers: null,
    holds: [({ sent }) => sent, [{ to: 'wren@example.com', what: 'passwordReset' }]],
  },
  {
    rule: 'nobody gets an email for an address without an account',
    calls: [({ forgotPassword }) => forgotPassword({ username_or_email: 'nobody', type: 'reset' })],
    answers: refused({}),
    holds: [({ sent }) => sent, []],
  },
  {
    rule: 'a sign-up adds an account and starts its session; it can log in from then on',
    calls: [
      ({ register }) => register({ ...signup, email: ' Robin.New@Example.com ' }),
      ({ logIn }) => logIn(byPassword('robin.new@example.com', password)),
    ],
    answers: user('25', 'member25'),
    holds: [
      ({ users, sessions }) => [users.at(-1)?.email, users.length, sessions.map(({ userId }) => userId)],
      ['robin.new@example.com', 25, ['25', '25']],
    ],
  },
  ...(
    [
      ['an address that has an account', { email: 'WREN@example.com' }, {}],
      ['somebody too young', { birthday: latestBirthday() + 86_400 }, { code: 1022 }],
      ['somebody without a birthday', { birthday: undefined }, { code: 1023 }],
    ] as const
  ).map(
    ([who, change, by]) =>
      ({
        rule: `a sign-up of ${who} is refused, and adds nothing`,
        // @ts-expect-error -- a birthday is missing in one of them
        calls: [({ register }) => register({ ...signup, ...change })],
        answers: refused(by),
        holds: [({ users, sessions }) => [users.length, sessions.length], [24, 0]],
      }) satisfies TableRule,
  ),
  {
    rule: 'somebody who is 13 today may sign up',
    calls: [({ validateBirthday }) => validateBirthday({ birthday: latestBirthday(), country: null })],
    answers: { is_valid: true, message: null },
  },
  {
    rule: 'somebody who is 13 tomorrow may not',
    calls: [
      ({ validateBirthday }) => validateBirthday({ birthday: latestBirthday() + 86_400, country: null }),
    ],
    answers: refused({}),
  },
  {
    rule: 'an address in any case has its account',
    calls: [({ checkEmailExists }) => checkEmailExists({ email: ' WREN@example.com' })],
    answers: true,
  },
  {
    rule: 'a new address has none',
    calls: [({ checkEmailExists }) => checkEmailExists({ email: 'robin.new@example.com' })],
    answers: false,
  },
  {
    rule: 'an address that no email reaches is not valid',
    calls: [({ validateEmail }) => validateEmail({ email: 'unreachable@example.com' })],
    answers: { is_valid: false, message: null },
  },
  {
    rule: 'any other address is',
    calls: [({ validateEmail }) => validateEmail({ email: 'wren@example.com' })],
    answers: { is_valid: true, message: null },
  },
  {
    rule: 'a password that everybody knows is not valid',
    calls: [({ validatePassword }) => validatePassword({ password: 'qwerty', email: 'wren@example.com' })],
    answers: { is_valid: false, message: null },
  },
  {
    rule: 'any other password is',
    calls: [({ validatePassword }) => validatePassword({ password: 'qwerty 2', email: 'wren@example.com' })],
    answers: { is_valid: true, message: null },
  },
  {
    rule: 'the first provider says how else its accounts can log in',
    calls: [({ readFacebookLoginData }) => readFacebookLoginData(facebookLogin('1001'))],
    answers: { connected_to_gplus: false, connected_to_google: true, has_password: true },
  },
  {
    rule: 'an account of the first provider alone has neither password nor another provider',
    calls: [({ readFacebookLoginData }) => readFacebookLoginData(facebookLogin('1006'))],
    answers: { connected_to_gplus: false, connected_to_google: false, has_password: false },
  },
  {
    rule: 'the first provider does not know just anybody',
    calls: [({ readFacebookLoginData }) => readFacebookLoginData(facebookLogin('999'))],
    answers: refused({}),
  },
  ...(
    [
      ['https://suspicious.example/a', 'suspicious'],
      ['https://adult.example/', 'porn'],
      ['https://blocked.example/', 'blocked'],
      ['https://acme.example/', null],
    ] as const
  ).map(
    ([address, redirect_status]) =>
      ({
        rule: `a link to ${address} is ${redirect_status}`,
        calls: [({ checkOffsite }) => checkOffsite({ url: address, check_only: true })],
        answers: { redirect_status, url: address },
      }) satisfies TableRule,
  ),
])
