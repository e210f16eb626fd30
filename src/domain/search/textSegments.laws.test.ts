import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textSegments } from './textSegments.ts'

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

const cases = (check: (text: Parameters<typeof textSegments>[0]) => void) =>
  fc.assert(fc.property(tagged, check), { numRuns: 3_000 })

describe('N4 for any text and any tags', () => {
  it('the joined segments are the text, and none is empty', () =>
    cases((text) => {
      const parts = textSegments(text, site).map((segment) => segment.text)
      expect(parts.join('')).toBe(text.text)
      expect(parts).not.toContain('')
    }))

  it('no link is without words, and no neighbour leads to the same place', () =>
    cases((text) => {
      const segments = textSegments(text, site)
      for (const [index, { text: words, link }] of segments.entries()) {
        if (link) expect(words).toMatch(/[\p{L}\p{N}\p{S}]/u)
        expect(segments[index + 1]?.link?.href ?? null).not.toBe(link?.href)
      }
    }))

  it('every link starts and ends between graphemes', () =>
    cases((text) => {
      const edges = new Set(
        [...segmenter.segment(text.text)].map(({ index }) => index).concat(text.text.length),
      )
      let at = 0
      for (const { text: words, link } of textSegments(text, site)) {
        if (link) expect([edges.has(at), edges.has(at + words.length)]).toEqual([true, true])
        at += words.length
      }
    }))
})

it('N4 10,000 tags over one long grapheme cluster, one long text or each other take linear time', () => {
  const many = (step: number, length: number) =>
    Array.from({ length: 10_000 }, (_, index) => ({ offset: index * step, length, type: 5, link: '/rules/' }))
  const zalgo = `a${'\u0301'.repeat(100_000)}`
  const plain = 'word '.repeat(20_000)
  expect(textSegments({ text: zalgo, tags: many(10, 3) }, site)).toHaveLength(1)
  expect(textSegments({ text: plain, tags: many(10, 4) }, site)).toHaveLength(20_000)
  expect(textSegments({ text: plain, tags: many(0, 4) }, site)).toHaveLength(2)
  expect(textSegments({ text: plain, tags: many(1, 100_000) }, site)).toHaveLength(1)
})
