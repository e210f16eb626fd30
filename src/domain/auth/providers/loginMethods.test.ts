import { expect, it } from 'vitest'
import {
  loginMethods,
  methodOfProvider,
  providerKinds,
  providerOfCredentials,
  shortCodeOf,
} from './loginMethods.ts'

it('§3 numbers the nine login methods, in order, and passkeys after them', () => {
  expect(Object.keys(loginMethods).join(' ')).toBe(
    'EMAIL FACEBOOK GPLUS GOOGLE_ONE_TAP SMARTLOCK MULTIFACTOR SWITCH_ACCOUNT LINE SSO PASSKEY',
  )
  expect(Object.values(loginMethods)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('§3 maps every provider kind to its method and short code', () => {
  expect(providerKinds.map((kind) => [kind, methodOfProvider[kind], shortCodeOf(kind)])).toEqual([
    ['facebook', 2, 'fb'],
    ['google', 3, 'g'],
    ['google_one_tap', 4, 'g'],
    ['line', 8, 'ln'],
    ['sso', 9, 'sso'],
    ['email', 1, 'p'],
    ['passkey', 10, 'pk'],
  ])
  expect(shortCodeOf('apple')).toBe('apl')
})

it("§3 maps every other provider to 'unk'", () => {
  for (const name of ['', 'unk', 'Facebook', 'toString', '__proto__', 'constructor'])
    expect(shortCodeOf(name)).toBe('unk')
})

it.each([
  [{ username_or_email: 'a@b.example', password: 'x' }, 'email'],
  [{ facebook_id: '1', facebook_token: 't' }, 'facebook'],
  [{ google_open_id_token: 't' }, 'google'],
  [{ line_id_token: 't' }, 'line'],
  [{ sso_user_email: 'a@b.example', sso_auth_code: 'c' }, 'sso'],
  [{ sso_id_token: 't' }, 'sso'],
  [{ user_id: '1', group_id: 'g' }, null],
])('§3 %j are the credentials of %s', (credentials, provider) => {
  expect(providerOfCredentials(credentials)).toBe(provider)
})
