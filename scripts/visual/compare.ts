import { unshownCopy } from '../../stories/support/proof/unshownCopy.ts'
import { compareSheets } from './sheets/compare.ts'
import { emptyStorage } from './sheets/storage.ts'
import { judgeKeys, messageKeys } from './shownKeys.ts'
import { runStories } from './stories.ts'

/** `npm run test:visual`: runs every story and compares every picture and contact sheet. */
export async function compare() {
  await emptyStorage()
  const { shownKeys } = await runStories({ isFreezing: true })
  const complaints = judgeKeys(await messageKeys(), shownKeys, unshownCopy)
  for (const complaint of complaints) console.error(complaint)
  const isSame = await compareSheets()
  if (complaints.length > 0 || !isSame) process.exitCode = 1
}
