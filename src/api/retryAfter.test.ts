import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRetryAfter } from './retryAfter.ts'

const read = (value: string | null, date?: string) =>
  readRetryAfter(new Headers({ ...(value !== null && { 'retry-after': value }), ...(date && { date }) }))

it.each([
  [null, null],
  ['', null],
  ['90', 90_000],
  [' 90 ', 90_000],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['86400', 86_400_000],
  ['86401', null],
  ['99999999999999999999', null],
])('Retry-After %j is a wait of %j ms', (value, ms) => expect(read(value)).toBe(ms))

it('a date counts from the server’s own', () => {
  const date = 'Fri, 05 Jun 2026 12:00:00 GMT'
  expect(read('Fri, 05 Jun 2026 12:02:00 GMT', date)).toBe(120_000)
  expect(read('Fri, 05 Jun 2026 11:59:00 GMT', date)).toBeNull()
})

it('a date counts from now where the server’s cannot be read', () => {
  const ms = read(new Date(Date.now() + 60_000).toUTCString()) ?? 0
  expect(ms).toBeGreaterThan(50_000)
  expect(ms).toBeLessThanOrEqual(60_000)
})

it('whatever it says, the wait is none, or more than nothing and at most a day', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.integer().map(String)), (value) => {
      const ms = read(value.replaceAll(/[^\x20-\x7E]/g, ''))
      expect(ms === null || (ms > 0 && ms <= 86_400_000)).toBe(true)
    }),
  ))
