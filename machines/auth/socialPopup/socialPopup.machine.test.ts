import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { socialPopupMachine } from './socialPopup.machine.ts'
import { startSocialPopup, token, answered } from '../../../testing/machines/socialPopup.ts'

const start = (options?: Parameters<typeof startSocialPopup>[1]) =>
  startSocialPopup(createManualClock(), options)

it('uses a script or a popup, and ends with one outcome', () => {
  expect(leavesOf(socialPopupMachine).map(({ name }) => name)).toEqual([
    'socialPopup.starting',
    'socialPopup.loadingScript',
    'socialPopup.authorizing',
    'socialPopup.open.waiting',
    'socialPopup.open.closing',
    'socialPopup.connected',
    'socialPopup.unavailable',
    'socialPopup.refused',
    'socialPopup.promptNotShown',
    'socialPopup.unknown',
    'socialPopup.failed',
    'socialPopup.blocked',
    'socialPopup.closed',
    'socialPopup.windowUndefined',
  ])
})

describe('§4 Popup flow: a message event carries the result', () => {
  it('opens the popup it was given, and connects with its token', () => {
    const { openPopup, output, popup } = start()
    expect(openPopup.last().input).toEqual(popup)
    openPopup.last().send(answered({ ...token, extra: 'dropped' }))
    expect(output()).toEqual({ outcome: 'connected', token })
    expect(openPopup.last().isStopped).toBe(true)
  })

  it('B3 ignores unrelated messages', () => {
    const { at, openPopup, output } = start()
    const trap = Object.defineProperty({}, 'facebook_id', {
      enumerable: true,
      get: () => {
        throw new Error('trap')
      },
    })
    for (const data of [
      'text',
      null,
      undefined,
      7,
      [],
      {},
      trap,
      { facebook_id: 1, facebook_token: 't' },
      { facebook_id: '1' },
      { error: 7 },
      JSON.parse('{"__proto__":{"error":"x"}}'),
    ])
      openPopup.last().send(answered(data))
    expect([at(), output()]).toEqual(['open.waiting', undefined])
  })

  it('B5 takes the same valid message once', async () => {
    const { actor, openPopup, output } = start()
    const popup = openPopup.last()
    popup.send(answered(token))
    popup.send(answered({ facebook_id: '2', facebook_token: 'other' }))
    expect(output()).toEqual({ outcome: 'connected', token })
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([
    ['not_authorized', 'refused'],
    ['unknown', 'unknown'],
    ['server_error', 'failed'],
  ])('an answer with the error %s ends as %s instead of waiting', (error, outcome) => {
    const { openPopup, output } = start()
    openPopup.last().send(answered({ error }))
    expect(output()).toEqual({ outcome })
  })

  it.each([
    ['popup.blocked', 'popupBlocked'],
    ['popup.windowUndefined', 'windowUndefined'],
  ] as const)('B6 B15 %s ends as %s', (type, outcome) => {
    const { openPopup, output } = start()
    openPopup.last().send({ type })
    expect(output()).toEqual({ outcome })
  })
})

describe.each(['plain', 'strict'] as const)('§4 A popup closed early (%s)', (mode) => {
  it('B7 counts after the grace period', () => {
    const { at, clock, openPopup, output } = start({ mode })
    openPopup.last().send({ type: 'popup.closed' })
    expect(at()).toBe('open.closing')
    clock.advance(defaultPolicy.timing.popupCloseGrace - 1)
    expect(output()).toBeUndefined()
    clock.advance(1)
    expect(output()).toEqual({ outcome: 'popupClosed' })
    expect([openPopup.last().isStopped, clock.pending]).toEqual([true, 0])
  })

  it('B8 a valid message within the grace period wins, and no error is left', () => {
    const { clock, openPopup, output } = start({ mode })
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace - 1)
    openPopup.last().send(answered(token))
    clock.advance(10_000)
    expect([output(), clock.pending]).toEqual([{ outcome: 'connected', token }, 0])
  })
})

it('B12 a second click brings the open popup to the front and opens no other', () => {
  const { openPopup, send } = start()
  send({ type: 'popup.focused' })
  expect(openPopup.last().received).toEqual([{ type: 'popup.focused' }])
  expect(openPopup.runs).toHaveLength(1)
})

it('B13 D7 one popup at a time, and a late message to a stopped machine has no effect', () => {
  const { actor, clock, openPopup, output } = start({ mode: 'strict' })
  expect(openPopup.runs.filter(({ isStopped }) => !isStopped)).toHaveLength(1)
  openPopup.last().send({ type: 'popup.closed' })
  actor.stop()
  openPopup.last().send(answered(token))
  expect([openPopup.last().isStopped, output(), clock.pending]).toEqual([true, undefined, 0])
})
