/**
 * The name of a story in the sidebar: a sentence without codes. A name in a story file may end in codes, `Right to left (J21)`, which become
 * tags. Without a name, the export's words are the name, or the row of the catalogue that the story claims.
 */
import { storyNameFromExport } from 'storybook/internal/csf'
import { everyError } from '../../src/errors/index.ts'
import type { ErrorRow } from '../../src/errors/catalogue.ts'
import { phrases, rowPhrases, spellings } from './phrases.ts'
import states from '../../stories/states.json' with { type: 'json' }

/** What a story says about itself. */
export interface Told {
  readonly id: string
  readonly exportName: string
  /** From the story file, or made by Storybook from the export. */
  readonly name: string
}

const tables: Readonly<Record<string, Readonly<Record<string, ErrorRow>>>> = everyError

/** The rows of the catalogue that each story shows. */
const rowsByStory = Object.entries<readonly string[]>(states.outcomes).reduce(
  (found, [row, ids]) => ids.reduce((all, id) => all.set(id, [...(all.get(id) ?? []), row]), found),
  new Map<string, readonly string[]>(),
)

/** The IDs of the rows that a story shows. */
export const rowsOfStory = (storyId: string): readonly string[] => rowsByStory.get(storyId) ?? []

const rowOf = (id: string): ErrorRow | undefined => {
  const [table = '', row = ''] = id.split('.')
  return tables[table]?.[row]
}

/** Where the rows that a story shows stand: 'toast', 'dialog'. */
export const placesOfStory = (storyId: string): readonly string[] =>
  rowsOfStory(storyId).flatMap((id) => rowOf(id)?.placement.kind ?? [])

const words = (codeName: string) => storyNameFromExport(codeName).toLowerCase()

const inWords = (codeName: string) =>
  phrases[words(codeName)] ??
  words(codeName)
    .replaceAll(/[a-z]+/g, (word) => spellings[word] ?? word)
    .replace(/ slow(?:ly)?$/, ', taking long')

const raised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Proper nouns and keys at the start of a sentence stay as they are. */
const proper =
  /^(?:[A-Z]{2}|Apple|Canada|Czechia|Enter|Escape|Facebook|Google|India|Ireland|Japan|Tab|United)/
const lowered = (sentence: string) =>
  proper.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Codes in parentheses: rows of the behaviour table and sections of a specification. */
const codes = /\s*\(((?:§\d[^(),]*|B?[A-P]\d{1,2})(?:, (?:§\d[^(),]*|B?[A-P]\d{1,2}))*)\)/g

/** The codes in a name: `J21`, `§4`. */
export const codesIn = (name: string): readonly string[] =>
  [...name.matchAll(codes)].flatMap(([, list = '']) =>
    list.split(', ').map((code) => code.split(' ')[0] ?? ''),
  )

/** An answer that leads on, or that the log counts as an outcome, is no error to the people who design it. */
const claimOf = ({ outcome, message, placement }: ErrorRow) =>
  outcome !== undefined || (placement.kind === 'view' && message === 'none') ? 'Outcome' : 'Error'

/** The name that a designer reads. */
export function nameOf({ id, exportName, name }: Told): string {
  const isOwn = name !== storyNameFromExport(exportName)
  const [rowId = ''] = rowsOfStory(id)
  const [, rowName = exportName] = rowId.split('.')
  const plain = isOwn ? name.replaceAll(codes, '') : (rowId && rowPhrases[rowName]) || inWords(rowName)
  const row = rowOf(rowId)
  return row === undefined || /^(?:Error|Outcome): /.test(plain)
    ? raised(plain)
    : `${claimOf(row)}: ${lowered(plain)}`
}
