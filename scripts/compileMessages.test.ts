import { describe, expect, it } from 'vitest'
import { compileMessages, compileSentence, readCompiled } from './compileMessages.ts'
import { pseudoText } from './pseudoLocale.ts'

describe('Compiled copy', () => {
  it('is what the sentences compile to now', async () => {
    const [wanted, found] = [await compileMessages(), await readCompiled()]
    const paths = new Set([...Object.keys(wanted), ...Object.keys(found)])
    const stale = [...paths].filter((path) => wanted[path] !== found[path])
    expect(stale, 'src/messages/compiled is stale: run `npm run messages`').toEqual([])
  })

  it('is a string when nothing is filled in, with ICU escapes resolved', () => {
    expect(compileSentence('a', "We couldn''t match it")).toBe("We couldn't match it")
    expect(compileSentence('a', "Braces '{'stay'}'")).toBe('Braces {stay}')
  })

  it('is a tree without positions when something is', () => {
    expect(compileSentence('a', 'Hi <b>{name}</b>')).toEqual([
      { type: 0, value: 'Hi ' },
      { type: 8, value: 'b', children: [{ type: 1, value: 'name' }] },
    ])
  })

  it('names the key of a sentence that is not ICU MessageFormat', () => {
    expect(() => compileSentence('login.title', 'Hi {name')).toThrow(
      'login.title is not ICU MessageFormat: Hi {name',
    )
  })

  it('refuses a named format, which no formatter knows', () => {
    expect(() => compileSentence('a', '{count, number, integer}')).toThrow('a is not')
    expect(compileSentence('a', '{count, number, ::.00}')).toMatchObject([{ type: 2, value: 'count' }])
  })
})

describe('The pseudo-locale', () => {
  it('lengthens by 40 %, marks letters and brackets the whole', () => {
    const text = 'Continue with Google'
    expect(pseudoText(text)).toMatch(/^\[Çöñţîñûé ŵîţĥ Ĝööĝļé .+\]$/)
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
  })

  it('keeps placeholders, tags, branches and escapes', () => {
    expect(pseudoText('Hi {name}, <link>go</link>')).toMatch(/^\[Ĥî \{name\}, <link>ĝö<\/link> .+\]$/)
    expect(pseudoText('{n, plural, one {# pin} other {# pins}}')).toMatch(
      /one\s*\{# þîñ\}\s*other\s*\{# þîñš\}/,
    )
    expect(compileSentence('a', pseudoText("Don''t"))).toMatch(/^\[Đöñ'ţ/)
  })
})
