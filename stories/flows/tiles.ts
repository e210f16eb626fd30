import states from '../states.json'
import { tablesOf, worlds } from '../support/paths/worlds.ts'
import { flowIds, type FlowId } from './flows.ts'

/** One story on a contact sheet. */
export interface Tile {
  /** The states and errors that the story is the first to show: 'login.editing.clean', 'error login.wrongPassword'. */
  readonly names: readonly string[]
  readonly storyId: string
}

/** The tiles of every contact sheet. */
export type Tiles = Readonly<Record<FlowId, readonly Tile[]>>

/** The parts of `stories/states.json` that tiles follow from. States are in chart order, outcomes in catalogue order. */
interface Shown {
  readonly states: Readonly<Record<string, readonly string[]>>
  readonly outcomes: Readonly<Record<string, readonly string[]>>
  readonly withoutPicture: readonly string[]
}

const worldsOn = (id: FlowId) =>
  worlds.filter(({ sheet }) => sheet.flow === id).toSorted((a, b) => a.sheet.position - b.sheet.position)

/**
 * The tiles of every flow: its states in chart order, then its errors in catalogue order, each shown by its first story that has a
 * screenshot. A story that is first for several names gets one tile.
 */
export function tilesOf({ states: byState, outcomes, withoutPicture }: Shown) {
  const isPictured = (id: string) => !withoutPicture.includes(id)
  const cellsOf = (cells: Shown['states'], group: string) =>
    Object.entries(cells).filter(([name]) => name.split('.')[0] === group)
  const entries = flowIds.map((id) => {
    const tiles = new Map<string, Tile>()
    const cells = [
      ...worldsOn(id).flatMap(({ name }) => cellsOf(byState, name)),
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
  // SAFETY: one entry per flow.
  return Object.fromEntries(entries) as Tiles
}

/** The tiles according to `stories/states.json`. Stories import the result from `virtual:tiles`. */
export const generate = (): Tiles => tilesOf(states)
