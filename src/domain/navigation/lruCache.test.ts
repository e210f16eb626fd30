import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLruCache } from './lruCache.ts'

const filled = (count: number, limit?: number) => {
  const cache = createLruCache<number, string>(limit)
  for (let key = 1; key <= count; key += 1) cache.set(key, `value ${key}`)
  return cache
}

describe('§9 LRU cache', () => {
  it('holds 10 items by default, and evicts the first when an eleventh is added', () => {
    expect(filled(10).get(1)).toBe('value 1')
    const cache = filled(11)
    expect(cache.size).toBe(10)
    expect(cache.get(1)).toBeUndefined()
    expect(cache.get(2)).toBe('value 2')
  })

  it('keeps items that are read or rewritten, and evicts the least recently used', () => {
    const cache = filled(3, 3)
    cache.get(1)
    cache.set(2, 'again')
    cache.set(4, 'value 4')
    expect([1, 2, 3, 4].map((key) => cache.has(key))).toEqual([true, true, false, true])
    expect(cache.get(2)).toBe('again')
  })

  it('does not count has() as a use', () => {
    const cache = filled(2, 2)
    cache.has(1)
    cache.set(3, 'value 3')
    expect(cache.has(1)).toBe(false)
  })

  it('stores undefined as a value', () => {
    const cache = createLruCache<string, undefined>(2)
    cache.set('a', undefined)
    cache.set('b', undefined)
    cache.get('a')
    cache.set('c', undefined)
    expect([cache.has('a'), cache.has('b')]).toEqual([true, false])
  })

  it('deletes on demand, and stores nothing with a limit of 0', () => {
    const cache = filled(3)
    cache.delete(2)
    expect([cache.size, cache.has(2)]).toEqual([2, false])
    cache.clear()
    expect(cache.size).toBe(0)
    expect(filled(3, 0).size).toBe(0)
  })

  it('matches a simple list ordered by last use, for any sequence of calls', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.boolean(), fc.nat(6))),
        (limit, uses) => {
          const cache = createLruCache<number, number>(limit)
          let model: readonly number[] = []
          for (const [isWrite, key] of uses) {
            const found = isWrite ? cache.set(key, key) : cache.get(key)
            expect(found).toBe(!isWrite && model.includes(key) ? key : undefined)
            if (isWrite || model.includes(key))
              model = [...model.filter((other) => other !== key), key].slice(-limit)
          }
          expect(Array.from({ length: 7 }, (_, key) => key).filter((key) => cache.has(key))).toEqual(
            model.toSorted((a, b) => a - b),
          )
        },
      ),
    )
  })
})
