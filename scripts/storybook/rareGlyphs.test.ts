import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutRareGlyphs } from '../../.storybook/rareGlyphs.ts'

const sheetOf = (font: string) =>
  readFileSync(`node_modules/@fontsource-variable/noto-sans-${font}/index.css`, 'utf8')

/** First and last code point of each `unicode-range` in a style sheet. */
const rangesOf = (sheet: string) =>
  [...sheet.matchAll(/unicode-range:\s*([^;}]*)/g)].flatMap(([, list = '']) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  )

/** Every character above U+2E7F, where the Chinese radicals begin, in messages, mocks and stories. */
function usedCharacters(): string[] {
  const files = ['src', 'mocks', 'machines', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
      /\.(tsx?|json|mdx)$/.test(name),
    ),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  return [...new Set(texts.join(''))].filter((character) => character > '\u2E7F')
}

describe.each([
  ['jp', '保', 63],
  ['kr', '저', 65],
])('The static build, with the font %s', (font, character, omitted) => {
  const css = sheetOf(font)

  it('keeps every glyph that stories use', () => {
    const characters = usedCharacters()
    const coveredBy = (sheet: string) => {
      const ranges = rangesOf(sheet)
      return characters.filter((each) =>
        ranges.some(([from, to]) => from <= (each.codePointAt(0) ?? 0) && (each.codePointAt(0) ?? 0) <= to),
      )
    }
    expect(coveredBy(css)).toContain(character)
    expect(coveredBy(withoutRareGlyphs(css))).toEqual(coveredBy(css))
  })

  it('omits slices of rare glyphs', () => {
    const faces = (sheet: string) => sheet.split('@font-face').length - 1
    expect(faces(css) - faces(withoutRareGlyphs(css))).toBe(omitted)
  })
})
