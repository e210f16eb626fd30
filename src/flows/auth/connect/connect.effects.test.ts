import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { connectQuery, isEmailRerequest } from '../../../domain/auth/providers/facebookApi.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { runConnectEffect } from './connect.effects.ts'

const answer = { facebook_id: '1', facebook_token: 'secret' }

function run({ hasOpener = true, policy = resolvePolicy() } = {}) {
  const platform = createMemoryPlatform({
    href: 'https://own.example/connect/facebook/',
    window: { hasOpener },
  })
  runConnectEffect({ type: 'connect.answered', answer }, { platform, policy })
  return platform.window
}

describe('B14 the answer of a /connect/ popup', () => {
  it('is addressed to the own and to trusted origins, each exactly and once, and the window closes', () => {
    const policy = resolvePolicy({
      mainOrigin: 'https://main.example',
      trustedOrigins: ['https://trusted.example', 'https://own.example'],
    })
    const { isClosed, reported } = run({ policy })
    expect(reported).toEqual(
      ['https://own.example', 'https://main.example', 'https://trusted.example'].map((targetOrigin) => ({
        message: answer,
        targetOrigin,
      })),
    )
    expect(isClosed).toBe(true)
  })

  it('goes nowhere without an opener', () => {
    expect(run({ hasOpener: false }).reported).toEqual([])
  })
})

describe('§7 first provider SDK v2.7, permissions public_profile, email, user_friends', () => {
  it('are in the address of the popup', () => {
    const query = new URLSearchParams(connectQuery(false))
    expect([...query]).toEqual([
      ['scope', 'public_profile,email,user_friends'],
      ['version', 'v2.7'],
    ])
  })

  it('§4 the email re-request asks for the email alone', () => {
    expect([...new URLSearchParams(connectQuery(true))]).toEqual([
      ['auth_type', 'rerequest'],
      ['scope', 'email'],
      ['version', 'v2.7'],
    ])
  })

  it('is told apart by the page in the popup', () => {
    const at = (query: string) => isEmailRerequest(`https://own.example/connect/facebook/${query}`)
    expect([at(connectQuery(true)), at(connectQuery(false)), at(''), isEmailRerequest('no address')]).toEqual(
      [true, false, false, false],
    )
  })
})
