import { describe, expect, it } from 'vitest'
import { createManualClock, createMemoryPlatform } from '../../platform/memory.ts'
import { countDown } from './countDown.ts'

function start(waitMs = 30_000, step = 1_000) {
  const clock = createManualClock()
  // A clock that can be set, as people and sleeping computers do.
  let jump = 0
  const platform = createMemoryPlatform({ clock: { ...clock, now: () => clock.now() + jump } })
  const told: number[] = []
  const stop = countDown(
    platform,
    { since: platform.clock.now(), waitMs, step },
    (left) => void told.push(left),
  )
  return { clock, told, stop, window: platform.window, jumpBy: (ms: number) => void (jump += ms) }
}

describe('a countdown', () => {
  it('tells at once what is left, and after each step', () => {
    const { clock, told } = start(2_500)
    expect(told).toEqual([2_500])
    clock.advance(499)
    expect(told).toEqual([2_500])
    clock.advance(1)
    clock.advance(1_000)
    clock.advance(1_000)
    expect([told, clock.pending]).toEqual([[2_500, 2_000, 1_000, 0], 0])
  })

  it('is over at once where nothing is to wait for', () => {
    const { clock, told } = start(0)
    expect([told, clock.pending]).toEqual([[0], 0])
  })

  it('is right at once when somebody returns to a hidden tab', () => {
    const { clock, jumpBy, told, window } = start()
    jumpBy(12_500)
    window.focus()
    expect(told.at(-1)).toBe(17_500)
    clock.advance(500)
    expect(told.at(-1)).toBe(17_000)
    jumpBy(60_000)
    window.focus()
    expect([told.at(-1), clock.pending]).toEqual([0, 0])
  })

  it('is right with the first timer after a sleep', () => {
    const { clock, jumpBy, told } = start(1_800_000, 60_000)
    jumpBy(600_000)
    clock.advance(60_000)
    expect(told.at(-1)).toBe(1_140_000)
  })

  it('does not get longer when the clock is set back', () => {
    const { clock, jumpBy, told } = start()
    clock.advance(5_000)
    jumpBy(-3_600_000)
    clock.advance(1_000)
    expect(told.at(-1)).toBe(25_000)
    clock.advance(25_000)
    expect(told.at(-1)).toBe(0)
  })

  it('leaves no timer or listener behind', () => {
    const { clock, stop, told, window } = start()
    stop()
    window.focus()
    expect([clock.pending, told.length]).toEqual([0, 1])
  })
})
