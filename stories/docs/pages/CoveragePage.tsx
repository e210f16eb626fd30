import states from '../../states.json'
import { transientStates, unusedCalls } from '../../support/proof/coverage.ts'
import { Code, DocTable, DocText, StoryLink } from '../frame/DocTable.tsx'

/** Names grouped by the part before the first dot: the machine, table or call. */
function grouped(cells: Readonly<Record<string, readonly string[]>>) {
  const groups = new Map<string, { readonly name: string; readonly stories: readonly string[] }[]>()
  for (const [name, stories] of Object.entries(cells)) {
    const group = name.split('.')[0] ?? name
    groups.set(group, [...(groups.get(group) ?? []), { name, stories }])
  }
  return [...groups]
}

const titles = {
  states: 'Machine states',
  outcomes: 'Error catalogue',
  endpoints: 'Endpoint responses',
} as const

const Stories = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.length === 0 ? (
    <strong>none</strong>
  ) : (
    ids.map((id) => (
      <div key={id}>
        <StoryLink id={id} />
      </div>
    ))
  )

const Areas = () =>
  (Object.keys(titles) as (keyof typeof titles)[]).map((area) => {
    const cells: Readonly<Record<string, readonly string[]>> = states[area]
    const all = Object.values(cells)
    return (
      <section key={area}>
        <h2>
          {titles[area]}: {all.filter((ids) => ids.length > 0).length} of {all.length}
        </h2>
        <DocText>
          {grouped(cells).map(([group, rows]) => (
            <details key={group}>
              <summary>
                <Code>{group}</Code> {rows.filter(({ stories }) => stories.length > 0).length} of{' '}
                {rows.length}
              </summary>
              <DocTable
                columns={{ Name: 40, Stories: 60 }}
                rows={rows.map(({ name, stories }) => ({
                  key: name,
                  cells: { Name: <Code>{name}</Code>, Stories: <Stories ids={stories} /> },
                }))}
              />
            </details>
          ))}
        </DocText>
      </section>
    )
  })

/** Cells that cannot be shown by a story, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    transientStates.map((name) => [
      name,
      'An unconditional transition leaves it immediately, so it is never visible.',
    ]),
  ),
  ...unusedCalls,
}

/** What must be shown, and the stories that show it. Read from `stories/states.json`, which the gate writes and checks. */
export const CoveragePage = () => (
  <>
    <Areas />
    <h2>Left out: {Object.keys(leftOut).length}</h2>
    <DocTable
      columns={{ Name: 40, Because: 60 }}
      rows={Object.entries(leftOut).map(([name, because]) => ({
        key: name,
        cells: { Name: <Code>{name}</Code>, Because: because },
      }))}
    />
  </>
)
