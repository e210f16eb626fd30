import { scenario, type ScenarioName } from '../../../mocks/index.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorRow, Placement } from '../../../src/errors/catalogue.ts'
import { everyError, type EveryRowId } from '../../../src/errors/index.ts'
import states from '../../states.json'
import { Code, DocTable } from '../frame/DocTable.tsx'
import { Filtered } from '../frame/Filtered.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { Thumbnail } from '../gallery/Thumbnail.tsx'
import { useStoryIndex } from '../gallery/useStoryIndex.ts'
import { LocaleChoice, Words } from './LocaleChoice.tsx'
import { placeOf } from '../spec/placeOf.ts'
import { rowWords } from './rowWords.ts'
import type { Sentences, WrittenLocale } from '../spec/sentences.ts'

const tables: Readonly<Record<string, Readonly<Record<string, ErrorRow>>>> = everyError
const stories: Readonly<Record<string, readonly string[]>> = states.outcomes

/** The severity of a row: rows that are only logged have none. */
const severity = ({ kind }: Placement) =>
  kind === 'silent' ? 'logged' : kind === 'dialog' || kind === 'view' ? 'blocking' : 'error'

/** The cause of a row: a server code with its numbers, or a kind of failure. */
const cause = ({ code, failure }: ErrorRow) =>
  code ? `${code} (${defaultPolicy.codes[code].join(', ')})` : (failure ?? '–')

/** The calls that the row's scenario handles. */
const calls = (id: EveryRowId) =>
  [
    ...new Set(
      scenario(id).handlers.map(({ info }) => ('header' in info ? info.header.replace('*/', '/') : '')),
    ),
  ].join(', ') || '–'

const words = (id: string, row: ErrorRow, sentences: Sentences) =>
  (rowWords(id, row, sentences) || '–') +
  (row.message === 'server' ? ' (the server’s message, if it has one)' : '')

interface Entry {
  readonly id: EveryRowId & ScenarioName
  readonly table: string
  readonly row: ErrorRow
}

const entries: readonly Entry[] = Object.entries(tables).flatMap(([table, rows]) =>
  Object.entries(rows).map(([name, row]) => {
    // SAFETY: table and name are keys of the catalogue.
    const id = `${table}.${name}` as Entry['id']
    return { id, table, row }
  }),
)

const lineOf = ({ id, row }: Entry, sentences: Sentences, locale: WrittenLocale) => {
  const [story] = stories[id] ?? []
  return {
    key: id,
    cells: {
      Picture: story && <Thumbnail storyId={story} />,
      Words: <Words locale={locale}>{words(id, row, sentences)}</Words>,
      Place: placeOf(row.placement),
      Severity: severity(row.placement),
      'Row and scenario': <Code>{id}</Code>,
      'Code or failure': <Code>{cause(row)}</Code>,
      Call: <Code>{calls(id)}</Code>,
    },
  }
}

/** Every row of the catalogue: picture, text, placement, severity, scenario, cause and call. */
export function ErrorCataloguePage() {
  const index = useStoryIndex()
  const textOf = ({ id, table, row }: Entry, sentences: Sentences) =>
    [
      id,
      inWords(table),
      words(id, row, sentences),
      cause(row),
      placeOf(row.placement),
      severity(row.placement),
      calls(id),
      index[stories[id]?.[0] ?? '']?.name,
    ].join(' ')
  return (
    <LocaleChoice>
      {(sentences, locale) => (
        <Filtered rows={entries} textOf={(entry) => textOf(entry, sentences)}>
          {(shown) =>
            [...Map.groupBy(shown, ({ table }) => table)].map(([table, rows]) => (
              <section key={table}>
                <Heading>{inWords(table)}</Heading>
                <DocTable
                  columns={{
                    Picture: 16,
                    Words: 23,
                    Place: 12,
                    Severity: 10,
                    'Row and scenario': 16,
                    'Code or failure': 13,
                    Call: 10,
                  }}
                  rows={rows.map((entry) => lineOf(entry, sentences, locale))}
                />
              </section>
            ))
          }
        </Filtered>
      )}
    </LocaleChoice>
  )
}
