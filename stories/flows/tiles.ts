import { tablesOf, worlds } from '../support/paths/worlds.ts'
import { flowIds, type FlowId } from './flows.ts'

/** One picture of a contact sheet. */
export interface Tile {
  /** The states and errors that its story is the first to show: 'login.editing.clean', 'error login.wrongPassword'. */
  readonly names: readonly string[]
  readonly storyId: string
}

/** What `stories/states.json` says: the stories of each state and of each error, in the order of the charts and of the catalogue. */
interface Shown {
  readonly states: Readonly<Record<string, readonly string[]>>
  readonly outcomes: Readonly<Record<string, readonly string[]>>
}

const worldsOn = (id: FlowId) =>
  worlds.filter(({ sheet }) => sheet.flow === id).toSorted((a, b) => a.sheet.position - b.sheet.position)

/**
 * The tiles of every flow: its states in chart order, then its errors in the order of the catalogue, each by the first of its stories
 * that has a picture. What has none looks like what has one; a story that is the first of several names is one tile.
 */
export function tilesOf({ states, outcomes }: Shown, isPictured: (storyId: string) => boolean) {
  const cellsOf = (cells: Shown['states'], group: string) =>
    Object.entries(cells).filter(([name]) => name.split('.')[0] === group)
  const entries = flowIds.map((id) => {
    const tiles = new Map<string, Tile>()
    const cells = [
      ...worldsOn(id).flatMap(({ name }) => cellsOf(states, name)),
      ...worldsOn(id)
        .flatMap(tablesOf)
        .flatMap((table) => cellsOf(outcomes, table))
        .map(([name, stories]) => [`error ${name}`, stories] as const),
    ]
    for (const [name, stories] of cells) {
      const storyId = stories.find(isPictured)
      if (storyId) tiles.set(storyId, { names: [...(tiles.get(storyId)?.names ?? []), name], storyId })
    }
    return [id, [...tiles.values()]] as const
  })
  // SAFETY: one entry a flow.
  return Object.fromEntries(entries) as Readonly<Record<FlowId, readonly Tile[]>>
}

/** `stories/flows/tiles.json`: read by the sheets, which do not load every story to know which has a picture. */
export const tilesFile = (...shown: Parameters<typeof tilesOf>) =>
  `${JSON.stringify(tilesOf(...shown), null, 2)}\n`
