import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSentences } from '../../scripts/messages/sources.ts'
import { locales } from './load.ts'

const FILE = 'src/messages/reviewed.txt'

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
it('each sentence says what it said when somebody who reads the language looked at it; `npm run messages:reviewed`', () => {
  if (process.env['WRITE_REVIEWED']) writeFileSync(FILE, `${lines.join('\n')}\n`)
  const reviewed = new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [])
  const changed = lines.filter((line) => !reviewed.delete(line)).map((line) => line.split(' ')[0])
  expect(changed, 'changed in English or in a translation: compare all of them, then accept').toEqual([])
  expect([...reviewed], `no longer there; remove from ${FILE}`).toEqual([])
})
