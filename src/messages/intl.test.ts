import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './format.ts'

const locales = ['en', 'de', 'es', 'ja', 'ko', 'ar', 'pl']
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1200, 1.5, -1]
const day = new Date('2026-03-01T15:04:05Z')

type Values = Readonly<Record<string, string | number | Date>>

/**
 * The output of both formatters for each of these values: ours, FormatJS. No value is right-to-left text, because only
 * ours isolates that.
 */
const bothFor = (sentence: string, locale: string, values: readonly Values[]) => [
  values.map((own) => formatMessage(parse(sentence), locale, own)),
  values.map((own) => new IntlMessageFormat(sentence, locale).format(own)),
]

describe.each(locales)('formatMessage in %s agrees with FormatJS', (locale) => {
  it.each([
    '{n, plural, =0 {none} one {# pin} other {# pins}}',
    '{n, plural, offset:1 =0 {none} one {you and # more} other {you and # others}}',
    '{n, plural, zero {z#} one {o#} two {t#} few {f#} many {m#} other {x#}}',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{n, plural, one {{m, plural, one {a} other {b#}} #} other {# {m, number}}}',
    '{n, number} and {n, number, ::.00}',
    '{n, number, ::percent scale/100}',
  ])('on %s', (sentence) => {
    const values = counts.map((n) => ({ n, m: n + 1 }))
    const [ours, theirs] = bothFor(sentence, locale, values)
    expect(ours).toEqual(theirs)
  })

  it.each([
    '{kind, select, pin {a pin} board {a board} other {something}}',
    '{kind, select, other {{n, plural, one {# pin} other {# pins}}}}',
  ])('on %s', (sentence) => {
    const values = ['pin', 'board', 'constructor', ''].map((kind) => ({ kind, n: 2 }))
    const [ours, theirs] = bothFor(sentence, locale, values)
    expect(ours).toEqual(theirs)
  })

  it.each(['{day, date}', '{day, time}', '{day, date, ::yyyyMMMd}', '{day, time, ::Hmm}'])(
    'on %s',
    (sentence) => {
      const [ours, theirs] = bothFor(sentence, locale, [{ day }])
      expect(ours).toEqual(theirs)
    },
  )
})

describe('formatMessage, given what Intl refuses', () => {
  it('shows the name of the placeholder and takes the branch `other`', () => {
    const count = parse('{n, plural, one {# pin} other {# pins}}')
    expect(formatMessage(count, 'en')).toBe('{n} pins')
    expect(formatMessage(count, 'not a locale', { n: 1 })).toBe('{n} pins')
    expect(formatMessage(parse('Since {day, date}'), 'en', { day: new Date(Number.NaN) })).toBe('Since {day}')
  })
})
