import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cutGraphemes, truncateText, unitsPerGrapheme } from './truncate.ts'

const family = '👨‍👩‍👧‍👦'
const flag = '🇯🇵'
const accented = 'e\u0301'

describe('§9 Text truncation', () => {
  it.each([family, flag, accented, '👍🏽', '각', 'क्षि'])('E4 does not split %s at the cut', (grapheme) => {
    expect(cutGraphemes(`${'a'.repeat(69)}${grapheme}b`, 70)).toBe(`${'a'.repeat(69)}${grapheme}`)
    expect(cutGraphemes(`${'a'.repeat(70)}${grapheme}b`, 70)).toBe('a'.repeat(70))
    expect(truncateText(`${'a'.repeat(79)}${grapheme}b`)).toBe(`${'a'.repeat(79)}${grapheme}…`)
    expect(truncateText(`${'a'.repeat(80)}${grapheme}b`)).toBe(`${'a'.repeat(80)}…`)
  })

  it('E4 counts graphemes', () => {
    expect(cutGraphemes(family.repeat(70), 70)).toBe(family.repeat(70))
    expect(cutGraphemes(family.repeat(71), 70)).toBe(family.repeat(70))
    expect(truncateText(flag.repeat(80))).toBe(flag.repeat(80))
    expect(truncateText(flag.repeat(81))).toBe(`${flag.repeat(80)}…`)
    expect(cutGraphemes('abc', 0)).toBe('')
  })

  it('E5 keeps 80 characters, and cuts 81', () => {
    expect(truncateText('a'.repeat(80))).toBe('a'.repeat(80))
    expect(truncateText('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`)
  })

  it('E5 cuts at a word break', () => {
    expect(truncateText('one two three', 9)).toBe('one two…')
    expect(truncateText('one two three', 7)).toBe('one two…')
    expect(truncateText('one two three', 8)).toBe('one two…')
    expect(truncateText('one two\nthree', 9)).toBe('one two…')
    expect(truncateText(`${'word '.repeat(30)}`)).toBe(`${'word '.repeat(16).trim()}…`)
  })

  it('E5 cuts within a single long word', () => {
    expect(truncateText('x'.repeat(200))).toBe(`${'x'.repeat(80)}…`)
    expect(truncateText(`  ${'x'.repeat(200)}`, 10)).toBe(`  ${'x'.repeat(8)}…`)
  })

  it('E5 replaces trailing punctuation with a single ellipsis', () => {
    for (const end of ['.', ',', ';', ':', '!', '...', '…', ' - ', ' ,. '])
      expect(truncateText(`one two${end} three four`, 9 + end.length)).toBe('one two…')
    expect(truncateText('!'.repeat(100))).toBe('…')
  })

  it('E4, E5 never leaves a lone surrogate or exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(30), (text, max) => {
        const cut = truncateText(text, max)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut === text || cut.endsWith('…')).toBe(true)
        expect([...new Intl.Segmenter('en').segment(cutGraphemes(text, max))].length).toBeLessThanOrEqual(max)
        expect(text.startsWith(cutGraphemes(text, max))).toBe(true)
      }),
    )
  })

  it('E4, E5, O6 a grapheme of 1 MB passes no limit', () => {
    const zalgo = `e${'\u0301'.repeat(1_000_000)}`
    expect(cutGraphemes(zalgo, 70)).toBe(zalgo.slice(0, 70 * unitsPerGrapheme))
    expect(truncateText(zalgo).length).toBeLessThanOrEqual(80 * unitsPerGrapheme + 1)
    expect(cutGraphemes(`x${'𝅘𝅥𝅮'.repeat(100)}`, 1).isWellFormed()).toBe(true)
    expect(cutGraphemes(`x\u200d${'\u{e0100}'.repeat(100)}`, 1).isWellFormed()).toBe(true)
  })

  it('E4 never cuts text of the longest graphemes in use', () => {
    for (const grapheme of ['👩🏽‍👩🏽‍👧🏽‍👦🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'क्षि', '🏳️‍⚧️']) {
      expect(grapheme.length).toBeLessThanOrEqual(unitsPerGrapheme)
      expect(cutGraphemes(`${grapheme.repeat(70)}x`, 70)).toBe(grapheme.repeat(70))
    }
  })

  it('O6 stops counting at the cut, however long the text', () => {
    const counting = vi.spyOn(
      Object.getPrototypeOf(new Intl.Segmenter().segment('')[Symbol.iterator]()),
      'next',
    )
    const looks = [100, 1_000_000].map((length) => {
      counting.mockClear()
      truncateText('é'.repeat(length))
      return counting.mock.calls.length
    })
    counting.mockRestore()
    expect(looks).toEqual([81, 81])
  })
})
