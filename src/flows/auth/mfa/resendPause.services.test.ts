import { describe, expect, it } from 'vitest'
import { run } from '../../../../testing/machines/run.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { giveConfig } from '../../runtime/testing/giveConfig.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { resendPauseLogic } from './resendPause.services.ts'

function start() {
  const clock = createManualClock()
  const policy = resolvePolicy({ timing: { resendPause: 30_000 } })
  // A clock that can be set, as people and sleeping computers do.
  let jump = 0
  const platform = createMemoryPlatform({ clock: { ...clock, now: () => clock.now() + jump } })
  const running = run(resendPauseLogic, {
    clock,
    input: { policy, sentAt: platform.clock.now() },
    give: giveConfig({ ...defaultConfig, platform, policy }),
  })
  return {
    ...running,
    clock,
    window: platform.window,
    left: () => running.context().secondsLeft,
    jumpBy: (ms: number) => void (jump += ms),
  }
}

describe('the countdown to the next code', () => {
  it('counts each second, and is over on time', () => {
    const { at, clock, left } = start()
    expect(left()).toBe(30)
    clock.advance(1)
    expect(left()).toBe(30)
    clock.advance(999)
    expect(left()).toBe(29)
    clock.advance(28_999)
    expect([left(), at()]).toEqual([1, 'pausing'])
    clock.advance(1)
    expect([left(), at(), clock.pending]).toEqual([0, 'ready', 0])
  })

  it('is right at once when somebody returns to a hidden tab', () => {
    const { at, clock, jumpBy, left, window } = start()
    jumpBy(12_500)
    window.focus()
    expect(left()).toBe(18)
    clock.advance(500)
    expect(left()).toBe(17)
    jumpBy(60_000)
    window.focus()
    expect([left(), at(), clock.pending]).toEqual([0, 'ready', 0])
  })

  it('begins again at once when another code was sent', () => {
    const { at, clock, left, send } = start()
    clock.advance(30_000)
    send({ type: 'code.issued', at: clock.now() })
    expect([left(), at()]).toEqual([30, 'pausing'])
  })

  it('leaves no timer or listener behind', () => {
    const { actor, clock, left, window } = start()
    actor.stop()
    window.focus()
    expect([clock.pending, left()]).toEqual([0, 30])
  })
})
