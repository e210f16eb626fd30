import { cp } from 'node:fs/promises'
import { flowIds } from '../../stories/flows/flows.ts'
import { folder, output } from './pictures.ts'
import { writeReportPage } from './reportPage.ts'
import { baseCommit, drawAtCommit } from './sheets/base.ts'
import { hashesAt } from './sheets/hashes.ts'
import { emptyStorage } from './sheets/storage.ts'
import { writeSheets } from './sheets/write.ts'
import { runStories } from './stories.ts'

const actual = `${output}/actual`
const expected = `${output}/expected`

/**
 * `npm run visual:report [-- <ref>]`: compares every story with its committed screenshot, and every contact sheet with the one at the merge
 * base with a ref. Default: main. Sheets are not committed, so those that differ are drawn again at that commit.
 */
export async function report(ref?: string) {
  await emptyStorage()
  await runStories({ update: 'all', into: actual, isFreezing: true })
  await cp(folder, expected, { recursive: true })
  const base = baseCommit(ref)
  const hashes = hashesAt(base)
  if (hashes.size === 0)
    console.log(`The commit ${base} has no hashes of contact sheets, so sheets are not compared.`)
  else {
    const changed = await writeSheets(actual, flowIds, hashes)
    if (changed.length > 0) await drawAtCommit(base, changed, expected)
  }
  await writeReportPage(actual, expected)
  process.exitCode = 0
}
