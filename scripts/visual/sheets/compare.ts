/** Compares contact sheets with their committed hashes, or updates the hashes. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { flowIds, type FlowId } from '../../../stories/flows/flows.ts'
import type { Hashes } from '../../../stories/sheets/hashes.ts'
import { readHashes, taken, writeHashes } from '../pictures.ts'
import { drawSheets } from './draw.ts'
import { drawable, sheetNames, sheetOf } from './list.ts'
import { replayStoriesOf } from './replay.ts'
import { takeSheets } from './take.ts'

/** The files of sheets by name. */
type Found = ReadonlyMap<string, string>

/** How many sheets may look different by accident. */
const ACCIDENTS = 2

/** Draws sheets and prints those that differ. False if one does, or if a sheet cannot be drawn. */
export async function compareSheets(ids: readonly FlowId[]): Promise<boolean> {
  const hashes = readHashes('sheets')
  const flows = drawable(ids)
  const problems = [...hashes.keys()]
    .filter((name) => !sheetNames.includes(name))
    .map((name) => `There is no sheet ${name}, but sheets.txt has a hash of it.`)
  const showing = (found: Found) => flows.filter((flow) => [...found.keys()].some(isOf(flow)))
  const first = await takeSheets(flows, taken, hashes)
  // A tall sheet on a busy machine may be drawn before its last tiles.
  const again = await takeSheets(showing(first), taken, hashes)
  const replayed = await replay(showing(again).filter(isUnexplained), again, hashes)
  for (const [name, path] of first)
    if (replayed.has(name))
      problems.push(`The sheet ${name} ${hashes.has(name) ? 'looks different' : 'is new'}: ${path}`)
    else if (!again.has(name))
      console.warn(`⚠ The sheet ${name} looked different at first, and not when drawn again.`)
  for (const problem of problems.toSorted()) console.error(problem)
  if (problems.length > 0)
    console.error(
      'Compare before and after: npm run visual:report. Accept a sheet in every mode: npm run visual:accept -- sheets/<flow>',
    )
  return problems.length === 0 && flows.length === ids.length
}

const isOf = (flow: FlowId) => (name: string) => name.startsWith(`${flow}/`)

/** Whether none of its stories looks different itself. */
const isUnexplained = (flow: FlowId) =>
  sheetOf(flow).tiles.every(({ storyId }) => !existsSync(join(taken, `${storyId}.png`)))

/**
 * Plays the stories of sheets that look different again, and draws these sheets once more. A warning names the stories' pages that are not
 * as before: one of them is the cause. Returns the sheets that still differ. Many that differ are a change, and no accident.
 */
async function replay(flows: readonly FlowId[], different: Found, hashes: Hashes): Promise<Found> {
  if (flows.length === 0 || flows.length > ACCIDENTS) return different
  const pages = await replayStoriesOf(flows.map(sheetOf))
  const still = await takeSheets(drawable(flows), taken, hashes)
  const isReplayed = (name: string) => flows.some((flow) => isOf(flow)(name))
  for (const name of [...different.keys()].filter(isReplayed))
    console.warn(
      `⚠ The sheet ${name} looked different twice, and ${still.has(name) ? 'still does' : 'no longer does'} once its stories were played again. ` +
        `Pages that are not as before: ${pages.join(', ') || 'none'}.`,
    )
  return new Map([...different].filter(([name]) => still.has(name) || !isReplayed(name)))
}

/** Draws sheets and records their hashes. Hashes of sheets that no longer exist are deleted. */
export async function acceptSheets(flows: readonly FlowId[] = flowIds) {
  const hashes = new Map([...readHashes('sheets')].filter(([name]) => sheetNames.includes(name)))
  await drawSheets(drawable(flows), async (name, _, hash) => void hashes.set(name, hash))
  await writeHashes('sheets', hashes)
}
