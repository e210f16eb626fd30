import states from '../../states.json'
import { transientStates } from '../../gate/coverage.ts'
import { Code, DocTable, DocText } from '../frame/DocTable.tsx'
import { Filtered } from '../frame/Filtered.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { storyName } from '../gallery/storyIndex.ts'

const areas = {
  states: 'States of the flows',
  outcomes: 'Errors and outcomes',
  endpoints: 'Answers of the server',
} as const

/** Something that must be shown: a state, an outcome or an answer, with the stories that show it. */
interface Cell {
  readonly area: keyof typeof areas
  /** The part of its name before the first dot: the machine, table or call. */
  readonly group: string
  readonly name: string
  readonly stories: readonly string[]
}

// SAFETY: the keys of the table are the areas.
const cells: readonly Cell[] = (Object.keys(areas) as (keyof typeof areas)[]).flatMap((area) =>
  Object.entries<readonly string[]>(states[area]).map(([name, stories]) => ({
    area,
    group: name.split('.')[0] ?? name,
    name,
    stories,
  })),
)

/** A name without its group, in words and as code. */
const NameOf = ({ cell: { group, name } }: { readonly cell: Cell }) => (
  <>
    {inWords(name.slice(group.length + 1) || name)}
    <div>
      <Code>{name}</Code>
    </div>
  </>
)

/** How many pictures a cell shows at once: a state that everything passes through has dozens. */
const most = 6

const Stories = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.length === 0 ? (
    <strong>none</strong>
  ) : (
    <>
      <Gallery stories={ids.slice(0, most)} width={200} />
      {ids.length > most && (
        <details>
          <summary>{ids.length - most} more</summary>
          <Gallery stories={ids.slice(most)} width={200} />
        </details>
      )}
    </>
  )

const covered = (rows: readonly Cell[]) =>
  `${rows.filter(({ stories }) => stories.length > 0).length} of ${rows.length}`

/** The cells of a machine, table or call. Expanded while the page is filtered, because they contain the match. */
const Group = ({ rows, isOpen }: { readonly rows: readonly Cell[]; readonly isOpen: boolean }) => (
  <details open={isOpen}>
    <summary>
      {inWords(rows[0]?.group ?? '')}: {covered(rows)}
    </summary>
    <DocTable
      columns={{ Name: 28, Stories: 72 }}
      rows={rows.map((cell) => ({
        key: cell.name,
        Name: <NameOf cell={cell} />,
        Stories: <Stories ids={cell.stories} />,
      }))}
    />
  </details>
)

const textOf = ({ area, group, name, stories }: Cell) =>
  [areas[area], inWords(group), name, inWords(name), ...stories.map(storyName)].join(' ')

/** What must be shown, and the stories that show it. Read from `stories/states.json`, which the gate writes and checks. */
export const CoveragePage = () => (
  <>
    <Filtered rows={cells} textOf={textOf}>
      {(shown, isFiltered) =>
        [...Map.groupBy(shown, ({ area }) => area)].map(([area, rows]) => (
          <section key={area}>
            <Heading count={covered(rows)}>{areas[area]}</Heading>
            <DocText>
              {[...Map.groupBy(rows, ({ group }) => group)].map(([group, own]) => (
                <Group key={`${group} ${isFiltered}`} rows={own} isOpen={isFiltered} />
              ))}
            </DocText>
          </section>
        ))
      }
    </Filtered>
    <Heading count={String(transientStates.length)}>Left out</Heading>
    <DocText>
      <p>These states are never visible, because an unconditional transition leaves them immediately.</p>
      <ul>
        {transientStates.map((name) => (
          <li key={name}>
            <Code>{name}</Code>
          </li>
        ))}
      </ul>
    </DocText>
  </>
)
