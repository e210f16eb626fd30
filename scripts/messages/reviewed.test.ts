import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readSentences } from './sources.ts'
import { locales } from '../../src/messages/load.ts'

const sources = await Promise.all(
  locales.toSorted().map(async (locale) => [locale, (await readSentences(locale)).sentences] as const),
)
const keys = [...new Set(sources.flatMap(([, sentences]) => Object.keys(sentences)))].toSorted()

/** A line a key: a hash of its English sentence with all translations. */
const lines = keys.map((key) => {
  const all = sources.map(([locale, sentences]) => [locale, sentences[key] ?? null])
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10)
  return `${key} ${hash}`
})

// No rule can tell whether a sentence says what its key means: two translations that change places compile, and have the right words.
// Compare what has changed in all languages, then accept it with `-u`.
it('each sentence and its translations are those that were last compared', () =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../src/messages/reviewed.txt'))
