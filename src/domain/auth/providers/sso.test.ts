import { describe, expect, it } from 'vitest'
import {
  newSsoState,
  resolveExchange,
  resolveExternal,
  ssoAuthorizationUrl,
  ssoDecision,
  trustSsoInfo,
} from './sso.ts'
import { notSso, type SsoInfo } from './ssoInfo.ts'

const origins = {
  origin: 'https://own.example',
  trustedOrigins: ['https://trusted.example', 'http://localhost:3000'],
}
const existing: SsoInfo = {
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://idp.example/authorize?client=1',
  exchangeCodeToTokenUrl: 'https://own.example/v3/sso/token/',
}

describe('§4 Single sign-on', () => {
  it('authorizes existing users in a popup, signs up new ones, and does nothing for other emails', () => {
    expect(ssoDecision(existing)).toBe('popup')
    expect(ssoDecision({ ...existing, existingUser: false })).toBe('signup')
    expect(ssoDecision({ ...existing, isSso: false })).toBe('none')
    expect(ssoDecision(notSso)).toBe('none')
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
    expect(trustSsoInfo(existing, origins)).toEqual(existing)
  })

  it('keeps info without an exchange URL, or without a popup, unchanged', () => {
    expect(trustSsoInfo({ ...existing, exchangeCodeToTokenUrl: null }, origins)).toMatchObject({
      isSso: true,
      exchangeCodeToTokenUrl: null,
    })
    const signup = { ...existing, existingUser: false, authorizationUri: null }
    expect(trustSsoInfo(signup, origins)).toBe(signup)
    expect(trustSsoInfo(notSso, origins)).toBe(notSso)
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
