import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { SsoPerson } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { answered, exchangeUrl, startSsoPopup as start } from '../../../testing/machines/ssoPopup.ts'
import type { SsoPopupInput } from './ssoPopup.machine.ts'

const robin: SsoPerson = { idToken: 't', email: 'robin@acme.example', userName: 'Robin Vale' }

describe.each(['plain', 'strict'] as const)('§7 SSO token fields for a sign-up (%s)', (mode) => {
  const answer = (input: Partial<SsoPopupInput> = {}) => {
    const running = start({ mode, purpose: 'signup', ...input })
    running.openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    return running
  }

  it('sends code and state to the exchange URL, and ends with the person', async () => {
    const { at, exchangeCode, identify, output } = answer()
    expect([at(), identify.last().input]).toEqual([
      'identifying',
      { url: exchangeUrl, code: 'c', state: 'ours' },
    ])
    await identify.last().resolve(robin)
    expect([output(), exchangeCode.calls]).toEqual([{ outcome: 'identified', person: robin }, []])
  })

  it("B15 an exchange without a token, or no exchange at all, is 'No tokens returned'", async () => {
    const { identify, output } = answer()
    await identify.last().resolve(null)
    expect(output()).toEqual({ outcome: 'noTokens' })
    expect(answer({ exchangeUrl: null }).output()).toEqual({ outcome: 'noTokens' })
  })

  it('D9 D13 a failed exchange is not retried, and one without a response times out', async () => {
    const failing = answer()
    await failing.identify.last().reject(new ApiFailure('server', { status: 500 }))
    expect([failing.output(), failing.identify.calls.length]).toEqual([{ outcome: 'failed' }, 1])
    const { clock, identify, output } = answer()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([output(), identify.last().signal.aborted, clock.pending]).toEqual([
      { outcome: 'failed' },
      true,
      0,
    ])
  })
})
