/** The contact sheets: which there are, of which stories, and how their pictures are called. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetModes } from '../../.storybook/modes.ts'
import { flowIds, flows, type FlowId } from '../../stories/flows/flows.ts'
import type { Tile } from '../../stories/flows/tiles.ts'
import { frozenFolder } from './keep.ts'

// SAFETY: written by the gate of the stories, which holds it to `tilesOf`.
const tiles = JSON.parse(readFileSync('stories/flows/tiles.json', 'utf8')) as Readonly<
  Record<FlowId, readonly Tile[]>
>

const isFlow = (id: string): id is FlowId => id in flows

/** The title and the tiles of a flow's sheet. Throws when there is no such flow. */
export function sheetOf(id: string) {
  if (!isFlow(id)) throw new Error(`There is no flow ${id}: ${flowIds.join(', ')}.`)
  return { id, title: flows[id].title, tiles: tiles[id] }
}

/** The sheets on which these stories are tiles. */
export const sheetsOfStories = (ids: readonly string[]) =>
  flowIds.filter((flow) => tiles[flow].some(({ storyId }) => ids.includes(storyId)))

/** The stories of a sheet that this run did not freeze: not run, or failed on the way. */
export const missingOf = (id: FlowId): string[] =>
  tiles[id]
    .map(({ storyId }) => storyId)
    .filter((storyId) => !existsSync(join(frozenFolder, `${storyId}.en.html`)))

/** Every picture of sheets that should be: `sheets/log-in.dark`. */
export const sheetNames = flowIds.flatMap((id) =>
  Object.keys(sheetModes).map((mode) => `sheets/${id}.${mode}`),
)
