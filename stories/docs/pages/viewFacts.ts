import { toId } from 'storybook/internal/csf'
import { machineNames, type MachineName } from '../../../machines/registry.ts'
import states from '../../states.json'
import { advice } from '../advice/advice.ts'
import { authCalls, authFlows, authRules, savingFlows, savingRules } from '../spec/specRows.ts'
import type { SpecRow } from '../spec/specRow.ts'

/** The specifications, each with its page and what is known of its sections. */
const specs = {
  auth: {
    page: toId('Reference/Getting into an account', 'Docs'),
    rows: [...authFlows, ...authRules, ...authCalls],
  },
  saving: { page: toId('Reference/Saving', 'Docs'), rows: [...savingFlows, ...savingRules] },
} as const

/** Sections of a specification that are about a component. */
export interface SpecSections {
  readonly file: string
  /** Id of the page that says where each of its sentences is built. */
  readonly page: string
  readonly sections: readonly number[]
}

/** Which page a group of stories belongs to, by the beginning of the ids of its stories. */
const pageOfKind = new Map(
  Object.entries(advice).flatMap(([title, { also = [] }]) =>
    [title, ...also].map((group) => [toId(group), title] as const),
  ),
)
const kinds = [...pageOfKind.keys()].toSorted((a, b) => b.length - a.length)

/** The title of the page that a story belongs to: that of its group, or of the nearest group above it. */
function pageOfStory(id: string): string | undefined {
  const kind = id.split('--')[0] ?? ''
  const nearest = kinds.find((one) => kind === one || kind.startsWith(`${one}-`))
  return nearest === undefined ? undefined : pageOfKind.get(nearest)
}

/** States or rows that the stories of a page claim, with those stories. */
const claimed = (title: string, cells: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(cells).flatMap(([name, ids]) => {
    const own = ids.filter((id) => pageOfStory(id) === title)
    return own.length > 0 ? [{ name, ids: own }] : []
  })

const rowsOf = (title: string, rows: readonly SpecRow[]) =>
  rows.filter(({ stories }) =>
    [title, ...(advice[title]?.also ?? [])].some((group) => stories.includes(group)),
  )

/** Numbers of the sections of one specification that a text names: 'auth.txt §2 "Banners", §4' names 2 and 4. */
const named = (text: string, spec: string) =>
  [...text.matchAll(/(auth|saving)\.txt((?:(?!auth\.txt|saving\.txt)[^])*)/g)]
    .filter(([, file]) => file === spec)
    .flatMap(([, , rest = '']) => [...rest.matchAll(/§(\d)/g)].map(([, section]) => Number(section)))

/** What the code knows about the component that a group of stories shows: its machines, its states and errors, its places in the specifications. */
export function factsOf(title: string, purpose: string) {
  const ownStates = claimed(title, states.states)
  const specRows = Object.values(specs).flatMap(({ rows }) => rowsOf(title, rows))
  const claims = new Set(ownStates.map(({ name }) => name.split('.')[0]))
  const told: ReadonlySet<MachineName> = new Set([
    ...(advice[title]?.machines ?? []),
    ...specRows.flatMap(({ machines }) => machines),
  ])
  return {
    states: ownStates,
    errors: claimed(title, states.outcomes),
    // A view runs none itself: those of the matters that it draws.
    machines: machineNames.filter((name) => (claims.size > 0 ? claims.has(name) : told.has(name))),
    specs: Object.entries(specs).flatMap(([file, { page, rows }]): SpecSections[] => {
      const sections = new Set([
        ...named(purpose, file),
        ...rowsOf(title, rows).map(({ section }) => section),
      ])
      return sections.size > 0 ? [{ file: `${file}.txt`, page, sections: [...sections].toSorted() }] : []
    }),
  }
}
