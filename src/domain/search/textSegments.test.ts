import { describe, expect, it } from 'vitest'
import { textSegments, type TextSegment } from './textSegments.ts'

const site = { origin: 'https://tackboard.example', trustedOrigins: [] }
const help = 'https://wren.example/help'
const rules = '/rules/'

const tag = (offset: number, length: number, link = help, type = 5) => ({ offset, length, type, link })

/** Links as `[words](href)`, the rest as it is. */
const marked = (segments: readonly TextSegment[]) =>
  segments.map(({ text, link }) => (link ? `[${text}](${link.href})` : text)).join('')
const mark = (text: string, ...tags: readonly ReturnType<typeof tag>[]) =>
  marked(textSegments({ text, tags }, site))

const words = 'Read our guidelines first'

describe('N4 text tags', () => {
  it('link their words, in the order of the text', () =>
    expect(mark(words, tag(20, 5, rules), tag(9, 10))).toBe(
      'Read our [guidelines](https://wren.example/help) [first](/rules/)',
    ))

  it('that overlap: the one that starts first wins', () =>
    expect(mark(words, tag(9, 10, rules), tag(5, 8))).toBe(
      'Read [our guid](https://wren.example/help)elines first',
    ))

  it('that start together: the first in the list wins', () =>
    expect(mark(words, tag(0, 4, rules), tag(0, 8))).toBe('[Read](/rules/) our guidelines first'))

  it.each([
    ['negative', tag(-1, 4)],
    ['of negative length', tag(5, -2)],
    ['of length zero', tag(5, 0)],
    ['at a fraction', tag(0.5, 4)],
    ['of a fractional length', tag(0, 1.5)],
    ['not a number', tag(NaN, 4)],
    ['endless', tag(0, Infinity)],
    ['past the end', tag(words.length, 1)],
    ['of another type', tag(0, 4, help, 4)],
  ])('%s are plain text', (_, bad) => expect(mark(words, bad)).toBe(words))

  it('that reach past the end stop at the end', () =>
    expect(mark(words, tag(20, 500, rules))).toBe('Read our guidelines [first](/rules/)'))

  it.each([
    ['a surrogate pair', 'a😀b', tag(2, 2, rules), 'a[😀b](/rules/)'],
    ['the end of a surrogate pair', 'a😀b', tag(0, 2, rules), '[a😀](/rules/)b'],
    ['a family of emoji', 'x👨‍👩‍👧y', tag(3, 1, rules), 'x[👨‍👩‍👧](/rules/)y'],
    ['a flag', 'x🇳🇱y', tag(1, 1, rules), 'x[🇳🇱](/rules/)y'],
    ['a letter with its mark', 'cafe\u0301s', tag(0, 4, rules), '[cafe\u0301](/rules/)s'],
    ['Arabic letters with marks', 'مُهم', tag(0, 1, rules), '[مُ](/rules/)هم'],
    ['a line break', 'a\r\nb', tag(0, 2, rules), '[a\r\n](/rules/)b'],
  ])('with an edge inside %s hold all of it', (_, text, inside, expected) =>
    expect(mark(text, inside)).toBe(expected),
  )

  it('inside one emoji overlap, so the first wins', () =>
    expect(mark('a😀b', tag(1, 1, rules), tag(2, 1))).toBe('a[😀](/rules/)b'))

  it.each([
    ['spaces', '   '],
    ['zero-width characters', '\u200B\u200D\u2060'],
    ['punctuation', '… –'],
    ['a lone surrogate', '\uD83D'],
  ])('without words are no link: %s', (_, blank) =>
    expect(mark(`a${blank}b`, tag(1, blank.length))).toBe(`a${blank}b`),
  )

  it('next to each other with one target are one link, spaces included', () =>
    expect(mark(words, tag(0, 4, rules), tag(4, 1, rules), tag(5, 3, rules))).toBe(
      '[Read our](/rules/) guidelines first',
    ))

  it('next to each other with two targets stay two links', () =>
    expect(mark(words, tag(0, 4, rules), tag(4, 4))).toBe(
      '[Read](/rules/)[ our](https://wren.example/help) guidelines first',
    ))

  it('a text without tags is one piece, an empty one none', () => {
    expect(textSegments({ text: words, tags: [] }, site)).toEqual([{ text: words, link: null }])
    expect(textSegments({ text: '', tags: [tag(0, 1)] }, site)).toEqual([])
  })
})
