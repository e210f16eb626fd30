import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LOADING_END, nextProgress } from './loadingBar.ts'

it('§2 the bar runs for 6 s and ends at 95 percent', () => {
  let progress = 0
  for (let ms = 300; ms < 6_000; ms += 300) {
    progress = nextProgress(progress, 300, 6_000)
    expect(progress).toBeLessThan(95)
  }
  expect(nextProgress(progress, 300, 6_000)).toBe(LOADING_END)
})

it('I6 never exceeds 95 and always advances, for any times', () => {
  const ms = fc.integer({ min: 1, max: 1e7 })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 95, noNaN: true }), ms, ms, (progress, step, total) => {
      const next = nextProgress(progress, step, total)
      expect(next).toBeGreaterThanOrEqual(progress)
      expect(next).toBeLessThanOrEqual(95)
    }),
  )
  expect([
    nextProgress(95, 300, 6_000),
    nextProgress(0, 300, 0),
    nextProgress(10, 0, 0),
    nextProgress(10, 0, 6_000),
  ]).toEqual([95, 95, 95, 95])
})
