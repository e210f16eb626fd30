import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { compileMessage } from './compileMessage.ts'
import { formatMessage } from './format.ts'

const isolate = (text: string) => `\u2068${text}\u2069`

describe('formatMessage', () => {
  it('returns a sentence without placeholders as it is', () => {
    expect(formatMessage('Log in', 'en')).toBe('Log in')
    expect(formatMessage('100% {not} a placeholder', 'en')).toBe('100% {not} a placeholder')
  })

  it.each(['{name}', '%s', '$&', '$1', "''", '<b>x</b>', '&amp;', '__proto__'])(
    'E8 inserts %s literally',
    (name) => {
      expect(formatMessage(parse('Welcome back, {name}!'), 'en', { name })).toBe(`Welcome back, ${name}!`)
      expect(
        formatMessage<string>(parse('<b>{name}</b>'), 'en', { name, b: (chunks) => chunks.join('') }),
      ).toBe(name)
    },
  )

  it('E3 isolates a value that runs right to left or overrides direction', () => {
    const welcome = parse('Welcome back, {name}!')
    expect(formatMessage(welcome, 'en', { name: 'سارة' })).toBe(`Welcome back, ${isolate('سارة')}!`)
    expect(formatMessage(welcome, 'en', { name: 'a\u202eb' })).toBe(`Welcome back, ${isolate('a\u202eb')}!`)
    expect(formatMessage(welcome, 'en', { name: 'Ann' })).toBe('Welcome back, Ann!')
  })

  it('E3 lets no value end its own isolate', () => {
    expect(formatMessage(parse('{name}!'), 'en', { name: 'a\u2069\u202eb' })).toBe(`${isolate('a\u202eb')}!`)
  })

  it('E3 isolates every value in a right-to-left sentence', () => {
    expect(formatMessage(parse('مرحبًا، {name}!'), 'ar', { name: 'a@b.com' })).toBe(
      `مرحبًا، ${isolate('a@b.com')}!`,
    )
    expect(formatMessage(parse('{kind, select, a {نعم} other {لا}}'), 'ar', { kind: 'a' })).toBe('نعم')
  })

  it('shows a forgotten value by its name, a forgotten tag by its text, and never throws', () => {
    expect(formatMessage(parse('Hi {name}, <link>go</link>.'), 'en')).toBe('Hi {name}, go.')
    expect(formatMessage(parse('{kind, select, a {A} other {B}}'), 'en')).toBe('B')
    expect(formatMessage(parse('Since {day, date, ::yyyy}, <b>{n, number}</b>'), 'en')).toBe(
      'Since {day}, {n}',
    )
    expect(formatMessage(parse('{n, number}'), 'not a locale', { n: 1 })).toBe('{n}')
  })

  it('counts and writes numbers as the locale does', () => {
    const pins = parse('{n, plural, one {# pin} other {# pins}}')
    expect(formatMessage(pins, 'en', { n: 1 })).toBe('1 pin')
    expect(formatMessage(pins, 'en', { n: 1200 })).toBe('1,200 pins')
    expect(formatMessage(pins, 'de', { n: 1200 })).toBe('1.200 pins')
  })

  it('gives the parts when a tag makes something other than text', () => {
    const link = { made: 'link' }
    expect(
      formatMessage<object>(parse('a <link>b {c}</link> d'), 'en', { c: 'C', link: () => link }),
    ).toEqual(['a ', link, ' d'])
  })
})

describe('compileMessage', () => {
  it('leaves text without placeholders a string, apostrophes and braces included', () => {
    expect(compileMessage("Don't {stop now} < here")).toBe("Don't {stop now} < here")
  })

  it('reads placeholders and nested tags as the full parser does', () => {
    for (const text of [
      'Hi {name}',
      '{a}{b}',
      '<link>Go</link> on',
      'a <b>x <i>{y}</i></b> z',
      'a\n<b>c\nd</b>',
    ]) {
      const withTexts = (_: string, node: { readonly type: number; readonly value: string }) =>
        node?.type === 0 ? node.value : node
      expect(compileMessage(text)).toMatchObject(JSON.parse(JSON.stringify(parse(text)), withTexts))
    }
  })
})
