import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textSegments, type TextSegment } from './textSegments.ts'

const site = { origin: 'https://tackboard.example', trustedOrigins: [] }

/** What makes texts hard: emoji of several code points, marks, right-to-left letters, controls, halves of surrogate pairs. */
const pieces = [
  'a',
  ' ',
  '\r\n',
  '😀',
  '👨‍👩‍👧‍👦',
  '🇳🇱',
  '\u200D',
  '\uFE0F',
  'e\u0301',
  '\u0301',
  'ن',
  'مُ',
  '\u202E',
  '\uD83D',
  '\uDE00',
  '한',
  'ᄀ',
]
const texts = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const positions = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double(), fc.maxSafeInteger())
const tags = fc.record({
  offset: positions,
  length: positions,
  type: fc.constantFrom(5, 5, 5, 4),
  link: fc.constantFrom('/rules/', '/help/', 'https://wren.example/', 'javascript:alert(1)', ''),
})
const tagged = fc.record({ text: texts, tags: fc.array(tags, { maxLength: 20 }) })
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Fails with the first text for which `faultsOf` finds something. */
const holds = (faultsOf: (segments: readonly TextSegment[], text: string) => readonly unknown[]) =>
  fc.assert(
    fc.property(tagged, (text) => {
      expect(faultsOf(textSegments(text, site), text.text)).toEqual([])
    }),
    { numRuns: 3_000 },
  )

// oxlint-disable vitest/expect-expect -- `holds` expects
describe('N4 for any text and any tags', () => {
  it('the joined segments are the text, and none is empty', () =>
    holds((segments, text) => {
      const parts = segments.map((segment) => segment.text)
      return parts.join('') === text && !parts.includes('') ? [] : parts
    }))

  it('no link is without words, and neighbours lead to different places', () =>
    holds((segments) =>
      segments.filter(
        ({ text, link }, index) =>
          (link && !/[\p{L}\p{N}\p{S}]/u.test(text)) ||
          (index > 0 && segments[index - 1]?.link?.href === link?.href),
      ),
    ))

  it('every link starts and ends between graphemes', () =>
    holds((segments, text) => {
      const whole = new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length))
      let at = 0
      return segments.filter(({ text: words, link }) => {
        const start = at
        at += words.length
        return link && !(whole.has(start) && whole.has(at))
      })
    }))
})
// oxlint-enable vitest/expect-expect

it('N4 10,000 tags over one long grapheme, one long text or each other take linear time', () => {
  const many = (step: number, length: number) =>
    Array.from({ length: 10_000 }, (_, index) => ({ offset: index * step, length, type: 5, link: '/rules/' }))
  const grapheme = `a${'\u0301'.repeat(100_000)}`
  const plain = 'word '.repeat(20_000)
  expect(textSegments({ text: grapheme, tags: many(10, 3) }, site)).toHaveLength(1)
  expect(textSegments({ text: plain, tags: many(10, 4) }, site)).toHaveLength(20_000)
  expect(textSegments({ text: plain, tags: many(0, 4) }, site)).toHaveLength(2)
  expect(textSegments({ text: plain, tags: many(1, 100_000) }, site)).toHaveLength(1)
})
