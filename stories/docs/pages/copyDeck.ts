import { everyError } from '../../../src/errors/index.ts'
import { sentencesByLocale, type WrittenLocale } from '../spec/sentences.ts'

/** One message of the product. */
export interface CopyRow {
  readonly key: string
  readonly text: string
  /** Files that say it, below the project's root; the error catalogue for what a row says. */
  readonly places: readonly string[]
  /** Characters in each locale, as a person counts them. */
  readonly lengths: Readonly<Record<WrittenLocale, number>>
}

const sources = import.meta.glob<string>(
  ['../../../{src/views,src/flows,machines}/**/*.{ts,tsx}', '!../../../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)
const graphemes = new Intl.Segmenter()
const lengthOf = (text: string | undefined) => [...graphemes.segment(text ?? '')].length

/** Keys in quotes, whole or around what is put in: `recovery.${notice}.title` says every key that begins and ends so. */
const said = Object.entries(sources).map(([path, source]) => ({
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

const rows: ReadonlySet<string> = new Set(
  Object.entries(everyError).flatMap(([table, own]) =>
    Object.keys(own).map((row) => `${table}.error.${row}`),
  ),
)

/** Every message, its places and its length in each locale. */
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
      ...said.flatMap(({ path, patterns }) => (patterns.some((pattern) => pattern.test(key)) ? [path] : [])),
    ],
    // SAFETY: one entry a locale.
    lengths: Object.fromEntries(lengths) as CopyRow['lengths'],
  }
})
