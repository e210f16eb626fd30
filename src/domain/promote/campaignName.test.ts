import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { campaignName } from './campaignName.ts'

const family = '👨‍👩‍👧‍👦'

it.each([
  ['', ''],
  ['a'.repeat(62), 'a'.repeat(62)],
  ['a'.repeat(63), 'a'.repeat(63)],
  ['a'.repeat(64), `${'a'.repeat(62)}…`],
  ['a'.repeat(1_000), `${'a'.repeat(62)}…`],
  [family.repeat(63), family.repeat(63)],
  [family.repeat(64), `${family.repeat(62)}…`],
  [`${'a'.repeat(61)}é${'b'.repeat(5)}`, `${'a'.repeat(61)}é…`],
])('Q11 E6 §5 %#', (name, expected) => {
  expect(campaignName(name)).toBe(expected)
})

it('E6 is never longer than 63 graphemes, and begins as it was written', () => {
  const count = (text: string) => [...new Intl.Segmenter(undefined).segment(text)].length
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const cut = campaignName(name)
      expect(count(cut)).toBeLessThanOrEqual(63)
      expect(name.startsWith(cut.replace(/…$/, '')) || cut === name).toBe(true)
    }),
  )
})
