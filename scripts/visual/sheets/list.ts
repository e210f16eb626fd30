/** The contact sheets, their stories and their names. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { modesOf } from '../../../stories/sheets/modes.ts'
import { flowIds, flows, type FlowId } from '../../../stories/flows/flows.ts'
import type { Tiles } from '../../../stories/flows/tiles.ts'
import { generate } from '../../storybook/generated.ts'
import { frozenFolder } from './storage.ts'

/** The tiles of every sheet. Stories with the same picture share a tile, so they change when pictures are accepted. */
export const readTiles = async (): Promise<Tiles> =>
  // SAFETY: stories/flows/tiles.ts generates them.
  (await generate('tiles')).content as Tiles

const tiles = await readTiles()
const storiesOf = (flow: FlowId) => tiles[flow].flatMap(({ storyId, alike }) => [storyId, ...alike])

export const isFlow = (id: string): id is FlowId => id in flows

/** A flow's sheet. Throws if there is no such flow. */
export function sheetOf(id: string) {
  if (!isFlow(id)) throw new Error(`There is no flow '${id}'. Flows: ${flowIds.join(', ')}.`)
  return { id, title: flows[id].title, tiles: tiles[id] }
}

/** The sheet that `sheets/log-in` on the command line refers to. */
export const sheetOfArgument = (argument: string) => sheetOf(argument.replace(/^sheets\//, ''))

/** The sheets that show one of these stories. */
export const sheetsShowing = (ids: readonly string[]): FlowId[] =>
  flowIds.filter((flow) => storiesOf(flow).some((storyId) => ids.includes(storyId)))

/** Every sheet in each of its modes: 'log-in/dark'. */
export const sheetNames = flowIds.flatMap((id) => modesOf(id).map(([mode]) => `${id}/${mode}`))

/** The sheets whose stories have all been frozen. Prints the others. */
export const drawable = (ids: readonly FlowId[]): FlowId[] =>
  ids.filter((id) => {
    const missing = tiles[id].filter(({ storyId }) => !existsSync(join(frozenFolder, `${storyId}.en.html`)))
    if (missing.length > 0)
      console.log(
        `The sheet ${id} is not drawn: ${missing.length} of its stories failed or did not run, such as ${missing[0]?.storyId}.`,
      )
    return missing.length === 0
  })
