import { unshownCopy } from '../../stories/support/proof/unshownCopy.ts'
import { compareSheets } from './sheets/compare.ts'
import { emptyStorage } from './sheets/storage.ts'
import { judgeKeys, messageKeys } from './shownKeys.ts'
import { orphanedPictures, runStories } from './stories.ts'

/** `npm run test:visual`: runs every story and compares every screenshot and contact sheet. */
export async function compare() {
  await emptyStorage()
  const { withoutPicture, shownKeys } = await runStories({ update: 'none', isFreezing: true })
  const orphans = await orphanedPictures(withoutPicture)
  for (const id of orphans)
    console.error(`No story uses this screenshot. Delete it: npm run visual:accept -- ${id}`)
  const complaints = judgeKeys(await messageKeys(), shownKeys, unshownCopy)
  for (const complaint of complaints) console.error(complaint)
  const isSame = await compareSheets()
  if (orphans.length > 0 || complaints.length > 0 || !isSame) process.exitCode = 1
}
