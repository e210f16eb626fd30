import { scenario } from '../../../mocks/index.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorRow, Placement } from '../../../src/errors/catalogue.ts'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import { rowIds } from '../../paths/rowsIn.ts'
import states from '../../states.json'
import { Code } from '../frame/DocTable.tsx'
import { FilteredTable } from '../frame/Filtered.tsx'
import { inWords } from '../frame/inWords.ts'
import { storyName } from '../gallery/storyIndex.ts'
import { Thumbnail } from '../gallery/Thumbnail.tsx'
import { LocaleChoice, Words } from './LocaleChoice.tsx'
import { placeOf, rowWords } from './rowWords.ts'
import type { Sentences } from '../spec/sentences.ts'

const stories: Readonly<Record<string, readonly string[]>> = states.outcomes

/** How severe a row is, and where it appears: 'Blocking, dialog ‘Soft banned’'. */
function whereOf(placement: Placement): string {
  if (placement.kind === 'silent') return 'Only logged'
  const isBlocking = placement.kind === 'dialog' || placement.kind === 'view'
  return `${isBlocking ? 'Blocking' : 'Error'}, ${placeOf(placement)}`
}

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

/** What the page says about a row, as text. */
function factsOf(id: EveryRowId, sentences: Sentences) {
  const row = anyRow(id)
  const own = row.message === 'server' ? ' (the server’s message, if it has one)' : ''
  return {
    id,
    story: stories[id]?.[0],
    words: (rowWords(id, row, sentences) || '–') + own,
    where: whereOf(row.placement),
    cause: cause(row),
    calls: calls(id),
  }
}

/** What an engineer needs of a row. */
const InCode = ({ row: { id, cause: code, calls: call } }: { readonly row: ReturnType<typeof factsOf> }) =>
  Object.entries({ Row: id, Cause: code, Call: call }).map(([name, value]) => (
    <div key={name} style={{ marginBlockEnd: 4, fontSize: 12 }}>
      {name}: <Code>{value}</Code>
    </div>
  ))

/** Every row of the catalogue: picture, text, placement, severity, and in code its scenario, cause and call. */
export const ErrorCataloguePage = () => (
  <LocaleChoice>
    {(sentences, locale) => (
      <FilteredTable
        rows={rowIds.map((id) => factsOf(id, sentences))}
        textOf={({ story = '', ...facts }) => [...Object.values(facts), storyName(story)].join(' ')}
        groupOf={({ id }) => inWords(id.split('.')[0] ?? id)}
        columns={{ Picture: 30, Words: 30, Where: 16, 'In code': 24 }}
        lineOf={(row) => ({
          key: row.id,
          Picture: row.story && <Thumbnail storyId={row.story} />,
          Words: <Words locale={locale}>{row.words}</Words>,
          Where: row.where,
          'In code': <InCode row={row} />,
        })}
      />
    )}
  </LocaleChoice>
)
