/**
 * Names and tags for the sidebar, its filter and its search, derived from a story's claims, source and name: 'state', 'error', the place of
 * the error, the modes, the machines, and the rows of the behaviour table that it proves.
 */
import { readFileSync } from 'node:fs'
import type { IndexInput, Indexer } from 'storybook/internal/types'
import { codesIn, nameOf, rowsOfStory } from './names.ts'
import states from '../stories/states.json' with { type: 'json' }

type Cells = Readonly<Record<string, readonly string[]>>

const storiesOf = (cells: Cells) => new Set(Object.values(cells).flat())
const withState = storiesOf(states.states)
const withError = storiesOf(states.outcomes)

/** The machines whose states or errors a story shows. */
const machinesOf = (storyId: string) => [
  ...new Set(
    [
      ...Object.entries<readonly string[]>(states.states),
      ...Object.entries<readonly string[]>(states.outcomes),
    ]
      .filter(([, ids]) => ids.includes(storyId))
      .map(([name]) => `machine-${name.split('.')[0]}`),
  ),
]

/** Patterns in a story's source that show which modes it is in. */
const modes: Readonly<Record<string, RegExp>> = {
  dark: /inMode\('dark'\)|theme: 'dark'/,
  'right-to-left': /inMode\('rtl'\)|locale: 'ar'/,
  phone: /inMode\('phone'\)|value: 'phone'/,
  'forced-colors': /forcedColors: 'active'/,
  'long-text': /en-XA/,
  keyboard: /[Kk]eyboard/,
  'hostile-input': /[Hh]ostile|[Hh]ardName|\((?:[^()]*, )?(?:E\d|A\d|K1\b)/,
}

/** The source of each exported story, by export name: from `export` to the next line that starts another statement. */
function sourcesOf(file: string): ReadonlyMap<string, string> {
  const parts = readFileSync(file, 'utf8').matchAll(/^export const (\w+) =.*(?:\n(?=[\s)}\]]).*)*/gm)
  return new Map([...parts].map(([part, name = '']) => [name, part]))
}

/** The tag of a section of a specification or a row of the behaviour table. */
const tagOfCode = (code: string) => (code.startsWith('§') ? `section-${code.slice(1)}` : `behaviour-${code}`)

/**
 * The tags of a story. Storybook gives a docs page the tags of its first story, the Playground, so the Playground gets no tags of modes.
 */
const tagsOf = (storyId: string, exportName: string, name: string, source: string): string[] => [
  ...(withState.has(storyId) ? ['state'] : []),
  ...(withError.has(storyId) ? ['error'] : []),
  ...rowsOfStory(storyId).flatMap(({ placement: { kind } }) => (/toast|dialog/.test(kind) ? [kind] : [])),
  ...Object.entries(modes).flatMap(([tag, pattern]) =>
    exportName !== 'Playground' && pattern.test(source) ? [tag] : [],
  ),
  ...machinesOf(storyId),
  ...codesIn(name).map(tagOfCode),
]

/** Adds the name and tags to a story in the index. */
function tagged(entry: IndexInput, sources: ReadonlyMap<string, string>): IndexInput {
  const { __id: id, exportName, name } = entry
  if (entry.type !== 'story' || !id || !name) return entry
  const own = tagsOf(id, exportName, name, sources.get(exportName) ?? '')
  return {
    ...entry,
    name: nameOf({ id, exportName, name }),
    tags: [...new Set([...(entry.tags ?? []), ...own])],
  }
}

/** Wraps Storybook's own indexer of story files and adds our names and tags. */
export const withTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const sources = sourcesOf(file)
    return (await indexer.createIndex(file, options)).map((entry) => tagged(entry, sources))
  },
})
