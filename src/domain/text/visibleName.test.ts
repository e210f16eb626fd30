import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './testing/anyText.ts'
import { visibleName } from './visibleName.ts'

const all = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code))
const sample = fc.constantFrom(
  ...all.filter((one) => /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{Cc}]/u.test(one)),
)

describe('P7 a name without a visible character', () => {
  it.each([
    ['no width', /\p{Default_Ignorable_Code_Point}/u],
    ['a format', /\p{Cf}/u],
    ['a control', /\p{Cc}/u],
    ['a space', /[\s\p{Z}]/u],
    ['half a character', /\p{Cs}/u],
    ['an accent', /[\p{Mn}\p{Me}]/u],
    ['a blank or a filler', /[\u2800\u3164\u115f\u1160\uffa0\u{1d159}\u{13441}\u{13442}]/u],
  ])('is empty: %s', (_, pattern) => {
    const names = all.filter((one) => pattern.test(one))
    expect(names.length).toBeGreaterThan(5)
    expect(
      names.filter((name) => visibleName(name) !== '' || visibleName(` ${name}\u200d${name}`) !== ''),
    ).toEqual([])
  })

  it('is empty, however many there are', () => {
    fc.assert(
      fc.property(fc.array(sample), (characters) => {
        expect(visibleName(characters.join(''))).toBe('')
      }),
    )
  })
})

describe('P7 a name with a visible character', () => {
  it('may be any letter, number, mark of punctuation or symbol, a new one included', () => {
    const names = all.filter((one) => /[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u.test(one))
    const blank = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u
    expect(names.filter((name) => visibleName(name) !== (blank.test(name) ? '' : name))).toEqual([])
  })

  it.each([
    '👨‍👩‍👧‍👦',
    '❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇯🇵',
    '1️⃣',
    '👍🏽',
    'e\u0301',
    'می‌خواهم',
    'क्‍ष',
    'ᄀ\u1160',
    '葛\u{e0100}',
    'a\u200bb',
    'שלום \u2067abc\u2069 שלום',
  ])('%s stays as it is', (name) => {
    expect(visibleName(name)).toBe(name)
    expect(visibleName(` \u200b\ufeff${name}\u3164\u00a0\u2060\u2800\n`)).toBe(name)
  })

  it('loses all that trim removes, nothing from within, and no more a second time', () => {
    fc.assert(
      fc.property(anyText(12), (text) => {
        const name = visibleName(text)
        expect(visibleName(name)).toBe(name)
        expect(name.trim()).toBe(name)
        expect(text).toContain(name)
      }),
    )
  })

  it.each([' ', '\u200b', '\u200d', '\u0301'])(
    'E11 keeps linear time with 200,000 times %j; anything slower times out',
    (unit) => {
      expect(visibleName(unit.repeat(200_000))).toBe('')
      expect(visibleName(`a${unit.repeat(200_000)}b`)).toHaveLength(200_002)
    },
  )
})
