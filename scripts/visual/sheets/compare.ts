/** Compares contact sheets with their committed hashes, or updates the hashes. */
import { flowIds, type FlowId } from '../../../stories/flows/flows.ts'
import { readHashes, taken, writeHashes } from '../pictures.ts'
import { drawSheets } from './draw.ts'
import { drawable, sheetNames } from './list.ts'
import { takeSheets } from './take.ts'

/** Draws sheets and prints those that differ. False if one does, or if a sheet cannot be drawn. */
export async function compareSheets(ids: readonly FlowId[]): Promise<boolean> {
  const hashes = readHashes('sheets')
  const flows = drawable(ids)
  const problems = [...hashes.keys()]
    .filter((name) => !sheetNames.includes(name))
    .map((name) => `There is no sheet ${name}, but sheets.txt has a hash of it.`)
  const first = await takeSheets(flows, taken, hashes)
  // A tall sheet on a busy machine may be drawn before its last tiles.
  const again = await takeSheets(
    flows.filter((flow) => [...first.keys()].some((name) => name.startsWith(`${flow}/`))),
    taken,
    hashes,
  )
  for (const [name, path] of first)
    if (again.has(name))
      problems.push(`The sheet ${name} ${hashes.has(name) ? 'looks different' : 'is new'}: ${path}`)
    else console.warn(`⚠ The sheet ${name} looked different at first, and not when drawn again.`)
  for (const problem of problems.toSorted()) console.error(problem)
  if (problems.length > 0)
    console.error(
      'Compare before and after: npm run visual:report. Accept a sheet in every mode: npm run visual:accept -- sheets/<flow>',
    )
  return problems.length === 0 && flows.length === ids.length
}

/** Draws sheets and records their hashes. Hashes of sheets that no longer exist are deleted. */
export async function acceptSheets(flows: readonly FlowId[] = flowIds) {
  const hashes = new Map([...readHashes('sheets')].filter(([name]) => sheetNames.includes(name)))
  await drawSheets(drawable(flows), async (name, _, hash) => void hashes.set(name, hash))
  await writeHashes('sheets', hashes)
}
