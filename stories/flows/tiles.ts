import states from '../states.json'
import pictures from '../__pictures__/stories.txt?raw'
import { parseHashes, thumbnailsOf } from '../sheets/hashes.ts'
import { tablesOf, worlds } from '../paths/worlds.ts'
import { flowIds, type FlowId } from './flows.ts'

/** One story on a contact sheet. */
export interface Tile {
  /** The states and errors that the story is the first to show: 'login.editing.clean', 'error login.wrongPassword'. */
  readonly names: readonly string[]
  readonly storyId: string
  /** The stories of other names with the same picture: they have no tile of their own. */
  readonly alike: readonly string[]
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
      if (storyId)
        tiles.set(storyId, {
          names: [...(tiles.get(storyId)?.names ?? []), name],
          storyId,
          alike: [],
        })
    }
    return [id, [...tiles.values()]] as const
  })
  // SAFETY: one entry per flow.
  return Object.fromEntries(entries) as Tiles
}

/** Joins the tiles of a sheet that have the same picture: states that look like nothing are one tile. `looks` identifies each story's picture. */
export function joinAlike(tiles: readonly Tile[], looks: Readonly<Record<string, string>>): Tile[] {
  const groups = Map.groupBy(tiles, ({ storyId }) => looks[storyId] ?? storyId)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? {
          storyId: first.storyId,
          names: [first, ...others].flatMap(({ names }) => names),
          alike: others.map(({ storyId }) => storyId),
        }
      : [],
  )
}

/** The tiles according to `stories/states.json` and the pictures. Stories import the result from `virtual:tiles`. */
export function generate(): Tiles {
  const sheets = Object.entries(tilesOf(states))
  const looks = thumbnailsOf(parseHashes(pictures))
  // SAFETY: one entry per flow.
  return Object.fromEntries(sheets.map(([id, tiles]) => [id, joinAlike(tiles, looks)])) as unknown as Tiles
}
