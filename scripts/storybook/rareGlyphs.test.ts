import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutRareGlyphs } from '../../.storybook/rareGlyphs.ts'

const css = readFileSync('node_modules/@fontsource-variable/noto-sans-jp/index.css', 'utf8')

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

it('the static build keeps every Japanese glyph that stories use', () => {
  const characters = usedCharacters()
  const coveredBy = (sheet: string) => {
    const ranges = rangesOf(sheet)
    return characters.filter((character) =>
      ranges.some(
        ([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to,
      ),
    )
  }
  expect(coveredBy(css)).toContain('保')
  expect(coveredBy(withoutRareGlyphs(css))).toEqual(coveredBy(css))
})

it('the static build omits 28 slices of rare glyphs', () => {
  const faces = (sheet: string) => sheet.split('@font-face').length - 1
  expect(faces(css) - faces(withoutRareGlyphs(css))).toBe(28)
})
