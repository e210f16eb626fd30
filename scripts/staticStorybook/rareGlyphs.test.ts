import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutRareGlyphs } from '../../.storybook/rareGlyphs.ts'

const css = readFileSync('node_modules/@fontsource-variable/noto-sans-jp/index.css', 'utf8')

/** First and last code point of each range that a style sheet has a glyph for. */
const rangesOf = (sheet: string) =>
  [...sheet.matchAll(/unicode-range:\s*([^;}]*)/g)].flatMap(([, list = '']) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  )

/** Every character from the Chinese radicals on of the copy, the tables and the stories. */
function written(): string[] {
  const files = ['src', 'mocks', 'machines', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
      /\.(tsx?|json|mdx)$/.test(name),
    ),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  return [...new Set(texts.join(''))].filter((character) => character > '\u2E7F')
}

it('the static build keeps every Japanese glyph that a story writes', () => {
  const characters = written()
  const drawnWith = (sheet: string) => {
    const ranges = rangesOf(sheet)
    return characters.filter((character) =>
      ranges.some(
        ([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to,
      ),
    )
  }
  expect(drawnWith(css)).toContain('保')
  expect(drawnWith(withoutRareGlyphs(css))).toEqual(drawnWith(css))
})

it('the static build leaves 28 slices of rare glyphs out', () => {
  const faces = (sheet: string) => sheet.split('@font-face').length - 1
  expect(faces(css) - faces(withoutRareGlyphs(css))).toBe(28)
})
