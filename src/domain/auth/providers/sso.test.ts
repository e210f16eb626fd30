import { describe, expect, it } from 'vitest'
import {
  newSsoState,
  readSsoEmail,
  resolveExchange,
  resolveExternal,
  ssoAuthorizationUrl,
  ssoDecision,
  trustSsoInfo,
  type SsoAnswer,
} from './sso.ts'
import { notSso } from './ssoInfo.ts'

const origins = {
  origin: 'https://own.example',
  trustedOrigins: ['https://trusted.example', 'http://localhost:3000'],
}
const existing: SsoAnswer = {
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://idp.example/authorize?client=1',
  exchangeCodeToTokenUrl: 'https://own.example/v3/sso/token/',
  redirectUri: null,
}
const { redirectUri: _, ...info } = existing

describe('§4 Single sign-on', () => {
  it('authorizes existing users in a popup, signs up new ones, and does nothing for other emails', () => {
    expect(ssoDecision(existing)).toBe('popup')
    expect(ssoDecision({ ...existing, existingUser: false })).toBe('signup')
    expect(ssoDecision({ ...existing, isSso: false })).toBe('none')
    expect(ssoDecision(notSso)).toBe('none')
  })

  it('§3 existingUserIsSso: an existing user of the company who is not SSO keeps the password', () => {
    expect(ssoDecision({ ...existing, existingUserIsSso: false })).toBe('none')
    expect(ssoDecision({ ...existing, existingUser: false, existingUserIsSso: false })).toBe('signup')
  })

  it('A14 authorizes on any https origin, but over http only on a trusted origin', () => {
    expect(resolveExternal('https://idp.example/a', origins)).toBe('https://idp.example/a')
    expect(resolveExternal('http://localhost:3000/a', origins)).toBe('http://localhost:3000/a')
    expect(resolveExternal('/sso/', origins)).toBe('https://own.example/sso/')
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://own.example/1',
    'http://idp.example/a',
    'http://own.example/',
    'https://[',
    '',
    null,
  ])('A14 rejects the authorization URL %j', (authorizationUri) => {
    expect(resolveExternal(authorizationUri, origins)).toBeNull()
    expect(trustSsoInfo({ ...existing, authorizationUri }, origins)).toBe(notSso)
  })

  it.each([
    'https://evil.com/token',
    '//evil.com/token',
    'https://own.example.evil.com/',
    'https://own.example@evil.com/',
    'https://own.example:444/',
    'http://own.example/',
    'http://trusted.example/',
    'javascript:alert(1)',
    'blob:https://own.example/1',
    'https://[',
  ])('A14 rejects the exchange URL %j', (exchangeCodeToTokenUrl) => {
    expect(resolveExchange(exchangeCodeToTokenUrl, origins)).toBeNull()
    expect(trustSsoInfo({ ...existing, exchangeCodeToTokenUrl }, origins)).toBe(notSso)
  })

  it('A14 sends the code only to our own and trusted origins', () => {
    expect(resolveExchange('/v3/sso/token/', origins)).toBe('https://own.example/v3/sso/token/')
    expect(resolveExchange('https://trusted.example/t', origins)).toBe('https://trusted.example/t')
    expect(trustSsoInfo(existing, origins)).toEqual(info)
  })

  it('§3 redirect_uri is where the company sends the code: a parameter of the authorization URL, replacing any other', () => {
    const redirectUri = '/sso/return/?to=1'
    expect(trustSsoInfo({ ...existing, redirectUri }, origins).authorizationUri).toBe(
      'https://idp.example/authorize?client=1&redirect_uri=https%3A%2F%2Fown.example%2Fsso%2Freturn%2F%3Fto%3D1',
    )
    const authorizationUri = 'https://idp.example/a?redirect_uri=https://evil.com/&b#c'
    expect(
      trustSsoInfo({ ...existing, authorizationUri, redirectUri: 'https://trusted.example/r' }, origins)
        .authorizationUri,
    ).toBe('https://idp.example/a?b&redirect_uri=https%3A%2F%2Ftrusted.example%2Fr#c')
  })

  it.each(['https://evil.com/return', '//evil.com/', 'http://own.example/', 'javascript:alert(1)'])(
    'A14 rejects the redirect URI %j, for a log-in and for a sign-up',
    (redirectUri) => {
      expect(trustSsoInfo({ ...existing, redirectUri }, origins)).toBe(notSso)
      expect(trustSsoInfo({ ...existing, existingUser: false, redirectUri }, origins)).toBe(notSso)
    },
  )

  it('A14 the URLs of a sign-up are checked like those of a log-in', () => {
    const signup = { ...existing, existingUser: false }
    expect(trustSsoInfo({ ...signup, authorizationUri: 'javascript:alert(1)' }, origins)).toBe(notSso)
    expect(trustSsoInfo({ ...signup, exchangeCodeToTokenUrl: 'https://evil.com/' }, origins)).toBe(notSso)
    expect(trustSsoInfo({ ...signup, exchangeCodeToTokenUrl: '/t/' }, origins)).toMatchObject({
      exchangeCodeToTokenUrl: 'https://own.example/t/',
    })
  })

  it('keeps info without an exchange URL, or without a popup, unchanged', () => {
    expect(trustSsoInfo({ ...existing, exchangeCodeToTokenUrl: null }, origins)).toMatchObject({
      isSso: true,
      exchangeCodeToTokenUrl: null,
    })
    const signup = { ...info, existingUser: false, authorizationUri: null }
    expect(trustSsoInfo({ ...signup, redirectUri: '/return/' }, origins)).toEqual(signup)
    expect(trustSsoInfo({ ...notSso, redirectUri: null }, origins)).toEqual(notSso)
  })

  it('B4 generates a new 128-bit state each time', () => {
    const states = new Set(Array.from({ length: 1000 }, newSsoState))
    expect(states.size).toBe(1000)
    for (const state of states) expect(state).toMatch(/^[0-9a-f]{32}$/)
  })

  it('B4 sets our state in the authorization URL, replacing any other', () => {
    expect(ssoAuthorizationUrl('https://idp.example/a', 's1')).toBe('https://idp.example/a?state=s1')
    expect(ssoAuthorizationUrl('https://idp.example/a?b=%20+&c#h#i', 's1')).toBe(
      'https://idp.example/a?b=%20+&c&state=s1#h#i',
    )
    expect(ssoAuthorizationUrl('https://idp.example/a?state=theirs&b', 's1')).toBe(
      'https://idp.example/a?b&state=s1',
    )
  })
})

it.each([
  ['?email=robin%40acme.example', 'robin@acme.example'],
  ['?email=%20a@b.example%20&email=c@d.example', 'a@b.example'],
  ['?email=', ''],
  ['?other=1', ''],
  ['', ''],
])('§2 reads the email from /signup/sso-business-account%s', (query, email) => {
  expect(readSsoEmail(`https://own.example/signup/sso-business-account${query}`)).toBe(email)
})
