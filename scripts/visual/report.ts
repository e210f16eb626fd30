import { cp, rm } from 'node:fs/promises'
import { flowIds } from '../../stories/flows/flows.ts'
import { folder, idsOfPictures, output, unshare } from './pictures.ts'
import { failedIds, sheetsToRedraw } from './reportLists.ts'
import { writeReportPage } from './reportPage.ts'
import { baseCommit, drawAtCommit } from './sheets/base.ts'
import { hashesAt } from './sheets/hashes.ts'
import { drawable, sheetNames } from './sheets/list.ts'
import { emptyStorage } from './sheets/storage.ts'
import { writeSheets } from './sheets/write.ts'
import { orphanedPictures, runStories } from './stories.ts'
import { openRejections, ownPlaces } from './waiting.ts'
import { writeNews } from './writeNews.ts'

const actual = `${output}/actual`
const expected = `${output}/expected`

/**
 * `npm run visual:report [-- <ref>]`: compares every story with its committed screenshot, and every contact sheet with the one at the merge
 * base with a ref. Default: main. Sheets are not committed, so those that differ are drawn again at that commit.
 */
export async function report(ref?: string) {
  await emptyStorage()
  const { withoutPicture } = await runStories({ update: 'all', into: actual, isFreezing: true })
  const orphans = await orphanedPictures(withoutPicture)
  const failed = failedIds(await idsOfPictures(), await idsOfPictures(actual), orphans)
  await cp(folder, expected, { recursive: true })
  await unshare(expected)
  await Promise.all(failed.map((id) => rm(`${expected}/${id}.png`)))
  const flows = drawable(flowIds)
  await compareSheetsWithBase(baseCommit(ref), flows)
  const undrawn = flowIds.filter((id) => !flows.includes(id)).map((id) => `sheets/${id}`)
  await writeReportPage(actual, expected, [...failed, ...undrawn])
  for (const line of await openRejections(ownPlaces)) console.log(line)
  await writeNews(ref)
  process.exitCode = 0
}

/** Draws the sheets whose hash differs from that at a commit, as they are now and as they were. */
async function compareSheetsWithBase(base: string, flows: typeof flowIds) {
  const hashes = hashesAt(base)
  if (hashes.size === 0) {
    console.log(`The commit ${base} has no hashes of contact sheets, so sheets are not compared.`)
    return
  }
  const changed = await writeSheets(actual, flows, hashes)
  const redrawn = sheetsToRedraw(changed, sheetNames, hashes)
  if (redrawn.length > 0) await drawAtCommit(base, redrawn, expected)
}
