import { toId } from 'storybook/internal/csf'
import { machineNames } from '../../../machines/registry.ts'
import states from '../../states.json'
import { advice } from '../advice/advice.ts'
import { kindOf } from '../kinds.ts'
import { specRows } from '../spec/specRows.ts'
import type { FullSpecRow } from '../spec/specRow.ts'

/** The specifications, each with its page and rows. */
const specs = {
  auth: { page: toId('Reference/Getting into an account', 'Docs'), rows: specRows.auth },
  saving: { page: toId('Reference/Saving', 'Docs'), rows: specRows.saving },
} as const

/** The page of a group of stories, by its story id prefix. */
const pageOfKind = new Map(
  Object.entries(advice).flatMap(([title, { also = [] }]) =>
    [title, ...also].map((group) => [kindOf(group), title] as const),
  ),
)
const kinds = [...pageOfKind.keys()].toSorted((a, b) => b.length - a.length)

/** The title of a story's page: its group's, or that of the nearest group above. */
export function pageOfStory(id: string): string | undefined {
  const kind = id.split('--')[0] ?? ''
  const nearest = kinds.find((one) => kind === one || kind.startsWith(`${one}-`))
  return nearest === undefined ? undefined : pageOfKind.get(nearest)
}

/** The states or errors that the stories of a page show, with those stories. */
const claimed = (title: string, cells: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(cells).flatMap(([name, ids]) => {
    const own = ids.filter((id) => pageOfStory(id) === title)
    return own.length > 0 ? [{ name, ids: own }] : []
  })

const rowsOf = (title: string, rows: readonly FullSpecRow[]) =>
  rows.filter(({ stories }) =>
    [title, ...(advice[title]?.also ?? [])].some((group) => stories.includes(group)),
  )

/** The sections of a specification that a text names: 'auth.txt §2 "Banners", §4' names 2 and 4. */
const named = (text: string, spec: string) =>
  [...text.matchAll(/(auth|saving)\.txt((?:(?!auth\.txt|saving\.txt)[^])*)/g)]
    .filter(([, file]) => file === spec)
    .flatMap(([, , rest = '']) => [...rest.matchAll(/§(\d)/g)].map(([, section]) => Number(section)))

/** Facts about a component, from the code: its machines, states, errors and places in the specifications. */
export function factsOf(title: string, purpose: string) {
  const ownStates = claimed(title, states.states)
  const ownRows = Object.values(specs).flatMap(({ rows }) => rowsOf(title, rows))
  const claims = new Set(ownStates.map(({ name }) => name.split('.')[0]))
  const related = new Set(ownRows.flatMap(({ machines }) => machines))
  return {
    states: ownStates,
    errors: claimed(title, states.outcomes),
    // A view runs no machines itself, so the machines of its rows are used.
    machines: machineNames.filter((name) => (claims.size > 0 ? claims.has(name) : related.has(name))),
    specs: Object.entries(specs).flatMap(([file, { page, rows }]) => {
      const sections = new Set([
        ...named(purpose, file),
        ...rowsOf(title, rows).map(({ section }) => section),
      ])
      return sections.size > 0 ? [{ file: `${file}.txt`, page, sections: [...sections].toSorted() }] : []
    }),
  }
}
