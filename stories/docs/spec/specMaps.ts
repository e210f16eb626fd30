import auth from './auth.txt?raw'
import { authNotImplemented } from './auth.notImplemented.ts'
import saving from './saving.txt?raw'
import { savingNotImplemented } from './saving.notImplemented.ts'
import type { FullSpecRow, NotImplemented } from './specRow.ts'
import { specRows } from './specRows.ts'
import { saying, sectionTitles, specSentences, type SpecSentence } from './specSentences.ts'

/** A sentence with the topics that implement it, and the entries that say what differs. */
export interface MappedSentence {
  readonly sentence: SpecSentence
  /** The title of its section. */
  readonly title: string
  readonly rows: readonly FullSpecRow[]
  readonly entries: readonly NotImplemented[]
}

function mapOf(file: string, rows: readonly FullSpecRow[], entries: readonly NotImplemented[]) {
  const all = specSentences(file)
  const titles = sectionTitles(file)
  const unclear: string[] = []
  const found = (section: number, words: string) => {
    const sentences = saying(all, section, words)
    if (sentences.length !== 1) unclear.push(`§${section} ${words}`)
    return sentences
  }
  const ofRows = rows.map((row) => ({
    row,
    meant: row.sentences.flatMap((words) => found(Number(words[1]), words.slice(3))),
  }))
  const ofEntries = entries.map((entry) => ({ entry, meant: found(entry.section, entry.sentence) }))
  const sentences = all.map((sentence): MappedSentence => ({
    sentence,
    title: titles[sentence.section] ?? '',
    rows: ofRows.flatMap(({ row, meant }) => (meant.includes(sentence) ? [row] : [])),
    entries: ofEntries.flatMap(({ entry, meant }) => (meant.includes(sentence) ? [entry] : [])),
  }))
  return {
    sentences,
    /** Words of topics and entries that are in no sentence of their section, or in more than one. */
    unclear,
  }
}

/** Each specification, sentence by sentence. */
export const specMaps = {
  auth: mapOf(auth, specRows.auth, authNotImplemented),
  saving: mapOf(saving, specRows.saving, savingNotImplemented),
}
