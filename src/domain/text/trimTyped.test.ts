import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyText } from './testing/anyText.ts'
import { trimTyped } from './trimTyped.ts'

describe('E12 what stands around a typed email', () => {
  it.each([
    ['', ''],
    [' \t\n\u00a0\u200b', ''],
    [' a b ', 'a b'],
    ['\u200ba@b.co\u200b', 'a@b.co'],
    ['\ufeffa@b.co\u00a0', 'a@b.co'],
    ['\u202aa@b.co\u202c', 'a@b.co'],
    ['\u2066 a@b.co \u2069', 'a@b.co'],
    ['\u0000a@b.co\u007f', 'a@b.co'],
    ['\ud83da@b.co\ude00', 'a@b.co'],
    ['\ue000a@b.co\u{e0001}', 'a@b.co'],
    ['\u{1f600}a\u{1f600}', '\u{1f600}a\u{1f600}'],
    ['a\u200bb', 'a\u200bb'],
  ])('%j becomes %j', (typed, trimmed) => expect(trimTyped(typed)).toBe(trimmed))

  it('removes all that trim does, nothing from within, and no more a second time', () => {
    fc.assert(
      fc.property(anyText(12), (text) => {
        const trimmed = trimTyped(text)
        expect(trimTyped(trimmed)).toBe(trimmed)
        expect(trimmed.trim()).toBe(trimmed)
        expect(text).toContain(trimmed)
        expect(trimTyped(`\u200b${text} \ufeff`)).toBe(trimmed)
      }),
    )
  })

  it.each([
    ['', ' ', 'a'],
    ['', '\u200b', 'a'],
    ['a', ' ', ''],
    ['a', '\u200b', ''],
  ])('E11 trims %j, 50,000 times %j and %j in linear time; anything slower times out', (start, unit, end) => {
    for (let i = 0; i < 20; i += 1) expect(trimTyped(start + unit.repeat(50_000) + end)).toBe(start + end)
  })

  it('E11 keeps 50,000 invisible characters within, in linear time', () => {
    const text = `a${'\u200b '.repeat(50_000)}a`
    for (let i = 0; i < 20; i += 1) expect(trimTyped(text)).toBe(text)
  })

  it('E11 looks at the ends alone, however long the text is', () => {
    const text = 'a@b.co'.repeat(200_000)
    const walk = vi.spyOn(String.prototype, Symbol.iterator)
    const look = vi.spyOn(RegExp.prototype, 'exec')
    const trimmed = trimTyped(` ${text}\u200b `)
    const counts = [walk.mock.calls.length, look.mock.calls.length]
    vi.restoreAllMocks()
    expect(trimmed === text).toBe(true)
    expect(counts).toEqual([0, 4])
  })
})
