import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { flowIds } from '../../stories/flows/flows.ts'
import { unshownCopy } from '../../testing/proof/unshownCopy.ts'
import { compareSheets } from './sheets/compare.ts'
import { sheetOf, sheetsShowing } from './sheets/list.ts'
import { emptyStorage, frozenFolder } from './sheets/storage.ts'
import { codeOf, frontCode, frontPicture } from './front.ts'
import { readHashes } from './pictures.ts'
import { judgeKeys, messageKeys } from './shownKeys.ts'
import { filesOf, runStories, storyIndex } from './stories.ts'

/** `npm run test:visual`: runs every story and compares every picture and contact sheet. */
export async function compare() {
  await emptyStorage()
  const { shownKeys } = await runStories({ frozen: 'tiles' })
  const complaints = [...judgeKeys(await messageKeys(), shownKeys, unshownCopy)]
  if ((await codeOf(frontPicture)) !== frontCode(readHashes('stories')))
    complaints.push(`${frontPicture} shows stories as they were: npm run visual:accept draws it again.`)
  for (const complaint of complaints) console.error(complaint)
  const isSame = await compareSheets(flowIds)
  if (complaints.length > 0 || !isSame) process.exitCode = 1
}

/**
 * `npm run test:visual -- <story files>`: runs the stories of some files, and compares their pictures and the contact sheets that show them.
 * The other tiles of these sheets are those of the last run, or run now.
 */
export async function compareFiles(files: readonly string[]) {
  const index = await storyIndex()
  const ids = Object.values(index.entries)
    .filter(({ importPath }) => files.includes(importPath.replace('./', '')))
    .map(({ id }) => id)
  const sheets = sheetsShowing(ids)
  const tiles = sheets.flatMap((flow) => sheetOf(flow).tiles.map(({ storyId }) => storyId))
  const missing = tiles.filter((id) => !existsSync(join(frozenFolder, `${id}.en.html`)))
  await runStories({ files: [...new Set([...files, ...filesOf(index, missing)])], frozen: 'tiles' })
  if (!(await compareSheets(sheets))) process.exitCode = 1
}
