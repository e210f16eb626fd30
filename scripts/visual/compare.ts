import { folder } from './pictures.ts'
import { compareSheets } from './sheets/compare.ts'
import { emptyStorage } from './sheets/storage.ts'
import { orphanedPictures, runStories } from './stories.ts'

/** `npm run test:visual`: runs every story and compares every screenshot and contact sheet. */
export async function compare() {
  await emptyStorage()
  const orphans = await orphanedPictures(await runStories({ update: 'none', isFreezing: true }))
  for (const id of orphans) console.error(`No story uses this screenshot: git rm ${folder}/${id}.png`)
  const isSame = await compareSheets()
  if (orphans.length > 0 || !isSame) process.exitCode = 1
}
