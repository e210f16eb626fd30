import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinLimit, nextAllowedAt, readTimestamps, recordTimestamp } from './botLimit.ts'

const now = Date.UTC(2026, 5, 1, 12)
const window = 3_600_000
const read = (stored: unknown, at = now) => readTimestamps(stored, at, window, 3)

describe('§9 local limit: three timestamps within 3600 seconds', () => {
  it('allows three and blocks the fourth', () => {
    let stamps: readonly number[] = []
    for (const seconds of [0, 1, 2]) {
      expect(isWithinLimit(stamps, 3)).toBe(true)
      stamps = recordTimestamp(read(stamps, now + seconds * 1000), now + seconds * 1000, 3)
    }
    expect(isWithinLimit(stamps, 3)).toBe(false)
    expect(nextAllowedAt(stamps, window, 3)).toBe(now + window)
  })

  it('C11 drops future and invalid entries', () => {
    expect(read([now + 1, now + 1e12, now - 1, 'x', null, NaN, Infinity, -Infinity, [], {}, '1'])).toEqual([
      now - 1,
    ])
    for (const stored of [null, undefined, 'x', 7, {}, { length: 3 }, true]) expect(read(stored)).toEqual([])
  })

  it('C11 keeps at most three of ten thousand, the latest, in order', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => now - ((index * 7919) % 10_000))
    expect(read(many)).toEqual([now - 2, now - 1, now])
  })

  it('C11 never locks permanently: for any stored value, another is allowed within the window', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.double(), fc.integer({ min: now - 2 * window, max: now + 2 * window }), fc.string()),
        ),
        (stored) => {
          expect(read(stored).length).toBeLessThanOrEqual(3)
          expect(nextAllowedAt(read(stored), window, 3) ?? now).toBeLessThanOrEqual(now + window)
          expect(isWithinLimit(read(stored, now + 4 * window), 3)).toBe(true)
        },
      ),
    )
  })

  it('C12 counts an entry that is 3599 s old, but not at 3600 s or 3601 s', () => {
    expect(read([now - 3_599_000])).toHaveLength(1)
    expect(read([now - 3_599_999])).toHaveLength(1)
    expect(read([now - 3_600_000])).toHaveLength(0)
    expect(read([now - 3_601_000])).toHaveLength(0)
  })

  it('C12 allows the next one exactly at nextAllowedAt', () => {
    const stamps = [now - 3000, now - 2000, now - 1000]
    const free = nextAllowedAt(stamps, window, 3) ?? 0
    expect(free).toBe(now - 3000 + window)
    expect(isWithinLimit(read(stamps, free - 1), 3)).toBe(false)
    expect(isWithinLimit(read(stamps, free), 3)).toBe(true)
    expect(nextAllowedAt([now], window, 3)).toBeNull()
  })
})
