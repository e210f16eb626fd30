import { describe, expect, it } from 'vitest'
import { compileSentence } from './compile.ts'
import { pseudoText } from './pseudoLocale.ts'

describe('The pseudo-locale', () => {
  it('is 40 % longer, with marks on its letters and brackets around each sentence', () => {
    const text = 'Continue with Google'
    expect(pseudoText(text)).toMatch(/^\[Çöñţîñûé ŵîţĥ Ĝööĝļé .+\]$/)
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
  })

  it('keeps placeholders, tags, branches and escapes', () => {
    expect(pseudoText('Hi {name}, <link>go</link>')).toMatch(/^\[Ĥî \{name\}, <link>ĝö<\/link> .+\]$/)
    expect(pseudoText('{n, plural, one {# pin} other {# pins}}')).toMatch(
      /one\s*\{# þîñ\}\s*other\s*\{# þîñš\}/,
    )
    expect(pseudoText('<item>a</item><item>b</item>')).toMatch(/^<item>\[å<\/item><item>ƀ .+\]<\/item>$/)
    expect(compileSentence('a', pseudoText("Don''t"))).toMatch(/^\[Đöñ’ţ/)
  })
})
