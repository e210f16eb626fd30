import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startCreatePinOn, withMedia } from '../../../testing/machines/createPin.ts'

const start = (mode: 'plain' | 'strict' = 'plain') =>
  startCreatePinOn(createManualClock(), { mode, draft: withMedia })

async function startSaved(isClaimDue = false) {
  const running = start()
  await running.save(isClaimDue)
  return {
    ...running,
    is: (state: string) => running.matches({ pin: { saved: { countdown: state } } } as never),
  }
}

describe.each(['plain', 'strict'] as const)('K8 the countdown (%s)', (mode) => {
  it('closes the window after ten seconds and one millisecond, once', async () => {
    const { clock, context, matches, of, save } = start(mode)
    await save()
    expect(context().stepsLeft).toBe(10)
    clock.advance(9_999)
    expect([matches({ pin: 'saved' }), context().stepsLeft]).toEqual([true, 1])
    clock.advance(1)
    expect([matches({ pin: 'closing' }), of('page.closed').length]).toEqual([true, 0])
    clock.advance(1)
    expect([matches({ pin: 'closed' }), of('page.closed').length, clock.pending]).toEqual([true, 1, 0])
  })
})

describe('K8 J27 the countdown', () => {
  it('waits while it is held, and goes on from where it was', async () => {
    const { clock, context, is, send } = await startSaved()
    clock.advance(3_500)
    send({ type: 'countdown.paused' })
    send({ type: 'countdown.paused' })
    clock.advance(60_000)
    expect([is('paused'), context().stepsLeft]).toEqual([true, 7])
    send({ type: 'countdown.resumed' })
    clock.advance(1_000)
    expect([is('counting'), context().stepsLeft]).toEqual([true, 6])
  })

  it('ends even if an app counts in steps of nothing', async () => {
    const policy = resolvePolicy({ timing: { countdownStep: 0, popupAutoClose: 20 } })
    const { clock, context, matches, save } = startCreatePinOn(createManualClock(), {
      draft: withMedia,
      policy,
    })
    await save()
    expect(context().stepsLeft).toBe(20)
    clock.advance(1)
    expect(matches({ pin: 'closed' })).toBe(true)
  })

  it.each([[], ['countdown.paused']] as const)('can be stopped for good (%s)', async (...before) => {
    const { clock, is, matches, of, send } = await startSaved()
    for (const type of before) send({ type })
    send({ type: 'countdown.stopped' })
    send({ type: 'countdown.resumed' })
    send({ type: 'countdown.paused' })
    clock.advance(60_000)
    expect([is('stopped'), matches({ pin: 'saved' }), of('page.closed'), clock.pending]).toEqual([
      true,
      true,
      [],
      0,
    ])
  })

  it.each(['counting', 'paused', 'stopped'] as const)(
    'is left by the link and the button from %s',
    async (state) => {
      const { clock, is, matches, of, send } = await startSaved()
      if (state !== 'counting') send({ type: state === 'paused' ? 'countdown.paused' : 'countdown.stopped' })
      expect(is(state)).toBe(true)
      send({ type: 'page.dismissed' })
      send({ type: 'page.dismissed' })
      clock.advance(1)
      expect([matches({ pin: 'closed' }), of('page.closed').length, clock.pending]).toEqual([true, 1, 0])
    },
  )

  it('K10 a success is reported once, and nothing can save again', async () => {
    const { of, savePin, send } = await startSaved()
    send({ type: 'retry.requested' })
    send({ type: 'board.reopened' })
    expect([of('pin.created').length, savePin.calls.length]).toEqual([1, 1])
  })

  it('I5 leaves no timer behind', async () => {
    const { actor, clock } = await startSaved()
    actor.stop()
    expect(clock.pending).toBe(0)
  })
})

describe('§4 Photo-sharing upsell and the countdown', () => {
  it('is asked about the page, and holds the countdown while it is offered', async () => {
    const { checkClaim, clock, is, send } = await startSaved(true)
    expect(checkClaim.last().input).toEqual({ url: withMedia.url })
    clock.advance(60_000)
    send({ type: 'countdown.resumed' })
    expect(is('paused')).toBe(true)
  })

  it('dismissed: the countdown goes on', async () => {
    const { claimUpsell, clock, is, of } = await startSaved(true)
    await claimUpsell.last().resolve({ outcome: 'dismissed' })
    expect(is('counting')).toBe(true)
    clock.advance(10_001)
    expect(of('page.closed')).toHaveLength(1)
  })

  it('connecting: the window stays', async () => {
    const { claimUpsell, clock, is, of } = await startSaved(true)
    await claimUpsell.last().resolve({ outcome: 'connecting' })
    clock.advance(60_000)
    expect([is('stopped'), of('page.closed')]).toEqual([true, []])
  })

  it('a countdown that was stopped before stays stopped', async () => {
    const { checkClaim, choose, claimUpsell, clock, matches, of, saved, send } = start()
    await choose()
    await saved()
    send({ type: 'countdown.stopped' })
    await checkClaim.last().resolve(true)
    await claimUpsell.last().resolve({ outcome: 'dismissed' })
    clock.advance(60_000)
    expect([
      matches({ pin: { saved: { countdown: 'stopped', claim: 'settled' } } }),
      of('page.closed'),
    ]).toEqual([true, []])
  })

  it('K13 settings that fail are silent, and the countdown runs on', async () => {
    const { checkClaim, choose, clock, context, of, saved } = start()
    await choose()
    await saved()
    const failure = new ApiFailure('malformed')
    await checkClaim.last().reject(failure)
    expect(of('attempt.failed')).toEqual([
      { type: 'attempt.failed', row: 'createPin.settingsUnread', failure },
    ])
    clock.advance(1_000)
    expect([context().stepsLeft, context().error]).toEqual([9, null])
  })

  it('settings that never answer offer nothing and delay nothing', async () => {
    const { checkClaim, choose, clock, matches, saved, send } = start()
    await choose()
    await saved()
    send({ type: 'countdown.stopped' })
    clock.advance(30_000)
    await checkClaim.last().resolve(true)
    expect(matches({ pin: { saved: { claim: 'settled' } } })).toBe(true)
  })
})
