import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { answered, exchangeUrl, startSsoPopup as start } from '../../../testing/machines/ssoPopup.ts'
import { ssoPopupMachine } from './ssoPopup.machine.ts'

it('opens, checks the state, exchanges the code, and ends with one outcome', () => {
  expect(leavesOf(ssoPopupMachine).map(({ name }) => name)).toEqual([
    'ssoPopup.open.waiting',
    'ssoPopup.open.closing',
    'ssoPopup.answered',
    'ssoPopup.exchanging',
    'ssoPopup.identifying',
    'ssoPopup.authorized',
    'ssoPopup.identified',
    'ssoPopup.rejected',
    'ssoPopup.failed',
    'ssoPopup.noTokens',
    'ssoPopup.blocked',
    'ssoPopup.closed',
    'ssoPopup.windowUndefined',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 SSO popup authorization (%s)', (mode) => {
  it('sends code and state to the exchange URL, and ends with the auth code', async () => {
    const { at, exchangeCode, openPopup, output, popup } = start({ mode })
    expect(openPopup.last().input).toEqual(popup)
    openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    expect([at(), openPopup.last().isStopped]).toEqual(['exchanging', true])
    expect(exchangeCode.last().input).toEqual({ url: exchangeUrl, code: 'c', state: 'ours' })
    await exchangeCode.last().resolve('auth-code')
    expect(output()).toEqual({ outcome: 'authorized', authCode: 'auth-code' })
  })

  it("uses the popup's code itself if there is no exchange", () => {
    const { exchangeCode, openPopup, output } = start({ mode, exchangeUrl: null })
    openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    expect([output(), exchangeCode.calls]).toEqual([{ outcome: 'authorized', authCode: 'c' }, []])
  })

  it('B5 the same valid message twice is one exchange', () => {
    const { exchangeCode, openPopup } = start({ mode })
    const popup = openPopup.last()
    for (let n = 0; n < 2; n += 1) popup.send(answered({ code: 'c', state: 'ours' }))
    expect(exchangeCode.calls).toHaveLength(1)
  })
})

describe('B4 the state must match', () => {
  it.each([
    { code: 'c' },
    { code: 'c', state: 'forged' },
    { code: 'c', state: '' },
    { code: 'c', state: ['ours'] },
    { code: 'c', state: 'OURS' },
  ])('B4 %j is rejected and the exchange is never asked', (data) => {
    const { at, exchangeCode, openPopup, output } = start()
    openPopup.last().send(answered(data))
    expect([at(), output(), exchangeCode.calls]).toEqual(['rejected', { outcome: 'failed' }, []])
  })
})

describe('a response without a code', () => {
  it('fails on an error with the matching state', () => {
    const { at, exchangeCode, openPopup, output } = start()
    openPopup.last().send(answered({ error: 'access_denied', state: 'ours' }))
    expect([at(), output(), exchangeCode.calls]).toEqual(['failed', { outcome: 'failed' }, []])
  })

  it.each([
    { error: 'access_denied' },
    { error: 'access_denied', state: 'forged' },
    { state: 'ours' },
    { code: '', state: 'ours' },
    'text',
    null,
    [],
  ])('B3 %j is not a response: it still waits for the popup', (data) => {
    const { at, openPopup } = start()
    openPopup.last().send(answered(data))
    expect(at()).toBe('open.waiting')
  })
})

describe('§8 SSO', () => {
  it.each([null, ''])("B15 an exchange that returns %j is 'No tokens returned'", async (given) => {
    const { exchangeCode, openPopup, output } = start()
    openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    await exchangeCode.last().resolve(given)
    expect(output()).toEqual({ outcome: 'noTokens' })
  })

  it.each([
    ['popup.blocked', 'popupBlocked'],
    ['popup.windowUndefined', 'windowUndefined'],
  ] as const)('B6 B15 %s ends as %s', (type, outcome) => {
    const { openPopup, output } = start()
    openPopup.last().send({ type })
    expect(output()).toEqual({ outcome })
  })

  it('D9 a failed exchange is not retried', async () => {
    const { exchangeCode, openPopup, output } = start()
    openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    await exchangeCode.last().reject(new ApiFailure('server', { status: 500 }))
    expect([output(), exchangeCode.calls.length]).toEqual([{ outcome: 'failed' }, 1])
  })

  it('D13 an exchange without a response times out and is aborted', () => {
    const { clock, exchangeCode, openPopup, output } = start()
    openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([output(), exchangeCode.last().signal.aborted, clock.pending]).toEqual([
      { outcome: 'failed' },
      true,
      0,
    ])
  })
})

describe('§4 Popup-closed', () => {
  it('B7 counts after the grace period', () => {
    const { clock, openPopup, output } = start()
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace - 1)
    expect(output()).toBeUndefined()
    clock.advance(1)
    expect([output(), clock.pending]).toEqual([{ outcome: 'popupClosed' }, 0])
  })

  it('B8 a valid message within the grace period wins', () => {
    const { at, clock, openPopup } = start()
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace - 1)
    openPopup.last().send(answered({ code: 'c', state: 'ours' }))
    clock.advance(defaultPolicy.timing.popupCloseGrace)
    expect(at()).toBe('exchanging')
  })
})

it('B12 a second click brings the open popup to the front and opens no other', () => {
  const { openPopup, send } = start()
  send({ type: 'popup.focused' })
  expect([openPopup.last().received, openPopup.runs.length]).toEqual([[{ type: 'popup.focused' }], 1])
})

it('B13 D6 I5 a stopped machine ignores late messages, and leaves no window, call or timer', () => {
  const { actor, clock, exchangeCode, openPopup } = start()
  openPopup.last().send({ type: 'popup.closed' })
  actor.stop()
  openPopup.last().send(answered({ code: 'c', state: 'ours' }))
  expect([openPopup.last().isStopped, exchangeCode.calls, clock.pending]).toEqual([true, [], 0])
  const exchanging = start()
  exchanging.openPopup.last().send(answered({ code: 'c', state: 'ours' }))
  exchanging.actor.stop()
  expect([exchanging.exchangeCode.last().signal.aborted, exchanging.clock.pending]).toEqual([true, 0])
})
