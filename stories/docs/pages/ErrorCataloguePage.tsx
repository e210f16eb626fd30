import { scenario, type ScenarioName } from '../../../mocks/index.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorRow, Placement } from '../../../src/errors/catalogue.ts'
import { everyError, type EveryRowId } from '../../../src/errors/index.ts'
import states from '../../states.json'
import { Code, DocTable, StoryLink } from '../frame/DocTable.tsx'
import { LocaleChoice, Words } from './LocaleChoice.tsx'
import { placeOf } from '../spec/placeOf.ts'
import { rowWords } from './rowWords.ts'
import type { Sentences } from '../spec/sentences.ts'

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

/** Every row of the catalogue: cause, text, placement, severity, call, scenario and story. */
export const ErrorCataloguePage = () => (
  <LocaleChoice>
    {(sentences, locale) =>
      Object.entries(tables).map(([table, rows]) => (
        <section key={table}>
          <h2>{table}</h2>
          <DocTable
            columns={{
              'Row and scenario': 19,
              'Code or failure': 15,
              Words: 29,
              Place: 14,
              Severity: 8,
              Call: 15,
            }}
            rows={Object.entries(rows).map(([name, row]) => {
              // SAFETY: table and name are keys of the catalogue.
              const id = `${table}.${name}` as EveryRowId & ScenarioName
              const [story] = stories[id] ?? []
              return {
                key: id,
                cells: {
                  'Row and scenario': story ? <StoryLink id={story}>{id}</StoryLink> : <Code>{id}</Code>,
                  'Code or failure': <Code>{cause(row)}</Code>,
                  Words: <Words locale={locale}>{words(id, row, sentences)}</Words>,
                  Place: placeOf(row.placement),
                  Severity: severity(row.placement),
                  Call: <Code>{calls(id)}</Code>,
                },
              }
            })}
          />
        </section>
      ))
    }
  </LocaleChoice>
)
