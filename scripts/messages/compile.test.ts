import { describe, expect, it } from 'vitest'
import { compileSentence } from './compile.ts'

describe('compileSentence', () => {
  it('returns a string if there are no placeholders, with ICU escapes resolved', () => {
    expect(compileSentence('a', "We couldn''t match it")).toBe('We couldn’t match it')
    expect(compileSentence('a', 'Like "Lighting"')).toBe('Like “Lighting”')
    expect(compileSentence('a', "Braces '{'stay'}'")).toBe('Braces {stay}')
  })

  it('returns a tree without positions if there are some', () => {
    expect(compileSentence('a', 'Hi <b>{name}</b>')).toEqual([
      'Hi ',
      { type: 8, value: 'b', children: [{ type: 1, value: 'name' }] },
    ])
  })

  it('returns plain data for every kind of element', () => {
    const message = compileSentence(
      'a',
      '{n, plural, offset:1 one {#} other {{n, number, ::.00}}} {n, selectordinal, other {{d, date, ::yyyy} {t, time}}}',
    )
    expect(JSON.parse(JSON.stringify(message))).toStrictEqual(message)
  })

  it('names the key of a sentence that is not ICU MessageFormat', () => {
    expect(() => compileSentence('login.title', 'Hi {name')).toThrow(
      'login.title is not ICU MessageFormat (EXPECT_ARGUMENT_CLOSING_BRACE): Hi {name',
    )
  })

  it('refuses a named format, which the formatter does not know', () => {
    expect(() => compileSentence('a', '{count, number, integer}')).toThrow('a is not')
    expect(compileSentence('a', '{count, number, ::.00}')).toMatchObject([{ type: 2, value: 'count' }])
  })
})
