import states from '../../states.json'
import { transientStates, unusedCalls } from '../../support/proof/coverage.ts'
import { Code, DocTable, DocText, StoryLink } from '../frame/DocTable.tsx'

/** Names by what stands before their first dot: the machine, the table, the call. */
function grouped(cells: Readonly<Record<string, readonly string[]>>) {
  const groups = new Map<string, { readonly name: string; readonly stories: readonly string[] }[]>()
  for (const [name, stories] of Object.entries(cells)) {
    const group = name.split('.')[0] ?? name
    groups.set(group, [...(groups.get(group) ?? []), { name, stories }])
  }
  return [...groups]
}

const titles = {
  states: 'States of the machines',
  outcomes: 'Rows of the error catalogue',
  endpoints: 'Answers of the calls',
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

/** Cells that no story can show, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    transientStates.map((name) => [
      name,
      'An unconditional transition leaves it in the same instant: nothing can be seen of it.',
    ]),
  ),
  ...unusedCalls,
}

/** What must be shown and which stories show it: `stories/states.json`, which the gate writes and holds to what the stories claim. */
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
