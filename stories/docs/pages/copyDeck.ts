import { rowIds } from '../../paths/rowsIn.ts'
import { sentencesByLocale, type WrittenLocale } from '../spec/sentences.ts'

/** One message of the product. */
export interface CopyRow {
  readonly key: string
  readonly text: string
  /** The files that use it, relative to the project's root. For errors, this is the error catalogue. */
  readonly places: readonly string[]
  /** The number of graphemes in each locale. */
  readonly lengths: Readonly<Record<WrittenLocale, number>>
}

const sources = import.meta.glob<string>(
  ['../../../{src/views,src/flows,machines}/**/*.{ts,tsx}', '!../../../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)
const graphemes = new Intl.Segmenter()
const lengthOf = (text: string | undefined) => [...graphemes.segment(text ?? '')].length

/** Patterns for the keys in each file. A template such as `recovery.${notice}.title` matches every key with that beginning and end. */
const usages = Object.entries(sources).map(([path, source]) => ({
  path: path.replaceAll('../', ''),
  patterns: [...source.matchAll(/(['"`])([a-zA-Z]+\.[^\n'"`]*?)\1/g)].map(
    ([, , key = '']) =>
      new RegExp(
        `^${key
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`))
          .join(String.raw`\w+`)}$`,
      ),
  ),
}))

const rows: ReadonlySet<string> = new Set(rowIds.map((id) => id.replace('.', '.error.')))

/** Every message with its locations and its length in each locale. */
export const copyDeck: readonly CopyRow[] = Object.entries(sentencesByLocale.en).map(([key, text]) => {
  const lengths = Object.entries(sentencesByLocale).map(([locale, sentences]) => [
    locale,
    lengthOf((sentences as Readonly<Record<string, string>>)[key]),
  ])
  return {
    key,
    text,
    places: [
      ...(rows.has(key) ? ['the error catalogue'] : []),
      ...usages.flatMap(({ path, patterns }) =>
        patterns.some((pattern) => pattern.test(key)) ? [path] : [],
      ),
    ],
    // SAFETY: one entry per locale.
    lengths: Object.fromEntries(lengths) as CopyRow['lengths'],
  }
})
