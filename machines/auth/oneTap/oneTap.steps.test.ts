import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'
import { startOneTap } from '../../../testing/machines/oneTap.ts'

const start = (options?: Parameters<typeof startOneTap>[1]) => startOneTap(createManualClock(), options)
const credentials = { google_open_id_token: 'jwt' }
describe.each(['plain', 'strict'] as const)('§4 two-factor (%s)', (mode) => {
  it('the two-factor code leads to loginMfa with the end of the phone number, and the code to the account', async () => {
    const running = start({ mode })
    await running.refuse('mfaRequired')
    const { loginMfa } = running.actor.getSnapshot().children
    expect([running.at(), loginMfa?.getSnapshot().context]).toMatchObject([
      'loginMfa',
      { credentials, phoneEnd: '42' },
    ])
    loginMfa?.send({ type: 'form.submitted', code: '123456' })
    expect(running.verifyCode.last().input).toEqual({ credentials, code: '123456' })
    await running.verifyCode.last().resolve(wren)
    expect([running.at(), running.context().idToken]).toEqual(['loggedIn', ''])
    expect(running.emitted).toMatchObject([
      { type: 'oneTap.failed', row: 'oneTap.mfaRequired' },
      { type: 'oneTap.done', user: wren, isNew: false },
    ])
  })
})

it.each(['softBanned', 'rateLimited', 'suspended'] as const)(
  '§4 %s while a code is checked is a failure with its dialog',
  async (slot) => {
    const { actor, at, context, refuse, verifyCode } = start()
    await refuse('mfaRequired')
    actor.getSnapshot().children.loginMfa?.send({ type: 'form.submitted', code: '123456' })
    await verifyCode.last().reject(refused(slot, { retryAfterMs: 90_000 }))
    expect([at(), context().waitMs]).toEqual([`failure.${slot}`, 90_000])
  },
)

it.each([
  ['oneTap', 'dismissed'],
  ['buttonFlow', 'offeringButton'],
] as const)('two-factor can be left: after %s it is %s', async (offer, state) => {
  const { actor, at, context, refuse } = start()
  await refuse('mfaRequired', offer)
  actor.getSnapshot().children.loginMfa?.send({ type: 'back.requested' })
  expect([at(), context().idToken]).toEqual([state, ''])
})

describe('§8 "Too-quick login within the bot-check local limit: loads the widget"', () => {
  const toWidget = async (offer?: 'buttonFlow') => {
    const running = start()
    await running.refuse('tooQuick', offer)
    await running.recordTimestamp.last().resolve({ isWithin: true })
    return running
  }

  it('the log-in is retried with the token of the solved widget', async () => {
    const { at, emitted, logIn, send } = await toWidget()
    expect([at(), emitted]).toMatchObject([
      'verifyingHuman.loadingWidget',
      [{ type: 'oneTap.failed', row: 'oneTap.tooQuick' }],
    ])
    send({ type: 'bot.loaded' })
    expect(at()).toBe('verifyingHuman.solving')
    send({ type: 'bot.solved', token: 'v2' })
    expect([at(), logIn.calls.map(({ input }) => input)]).toEqual([
      'loggingIn',
      [
        { credentials, botToken: null },
        { credentials, botToken: 'v2' },
      ],
    ])
  })

  it('over the limit it is the rate limit', async () => {
    const { actor, at, emitted, recordTimestamp, refuse } = start()
    await refuse('tooQuick')
    await recordTimestamp.last().resolve({ isWithin: false, waitMs: 7 })
    expect([at(), actor.getSnapshot().context.waitMs]).toEqual(['failure.rateLimited', 7])
    expect(emitted.at(-1)).toEqual({ type: 'oneTap.failed', row: 'oneTap.rateLimited', failure: null })
  })

  it('so it is after as many widgets as the policy allows', async () => {
    const { at, logIn, recordTimestamp, send } = await toWidget()
    for (let uses = 1; uses <= defaultPolicy.widgetAttempts; uses += 1) {
      send({ type: 'bot.solved', token: 'v2' })
      await logIn.last().reject(refused('tooQuick'))
      await recordTimestamp.last().resolve({ isWithin: true })
    }
    expect(at()).toBe('failure.rateLimited')
  })

  it.each(['fails', 'never loads'])('a widget that %s is said', async (how) => {
    const { at, clock, send } = await toWidget()
    if (how === 'fails') send({ type: 'bot.failed' })
    else clock.advance(defaultPolicy.timing.botWidgetTimeout)
    expect([at(), clock.pending]).toEqual(['failure.botWidgetFailed', 0])
  })

  it('the widget can be sent away', async () => {
    const { at, send } = await toWidget('buttonFlow')
    send({ type: 'offer.dismissed' })
    expect(at()).toBe('offeringButton')
  })
})
