/**
 * `npm run visual:budget [-- <ref>]`: counts screenshots and contact sheets, and lists those that changed since a git
 * ref. Default: HEAD.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sheetModes } from '../../.storybook/modes.ts'
import { budgetOf, budgetText, type Picture } from './budget.ts'
import { folder, idsOfPictures } from './pictures.ts'
import { hashesAt, readHashes } from './sheets/hashes.ts'

/** Reads git's own hashes of a commit's screenshots, so no file is unpacked. */
function storiesAt(commit: string): ReadonlyMap<string, Picture> {
  const lines = execFileSync('git', ['ls-tree', '--long', commit, '--', `${folder}/`], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, hash, bytes, id] = /^\d+ blob (\w+) +(\d+)\t.*\/(.+)\.png$/.exec(line) ?? []
      return hash && id ? [[id, { hash, bytes: Number(bytes) }] as const] : []
    }),
  )
}

/** Hashes the screenshots of the working tree as git does. */
async function storiesNow(): Promise<ReadonlyMap<string, Picture>> {
  const ids = (await idsOfPictures()).toSorted()
  const entries = ids.map(async (id) => {
    const content = await readFile(`${folder}/${id}.png`)
    const hash = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
    return [id, { hash, bytes: content.length }] as const
  })
  return new Map(await Promise.all(entries))
}

const [ref = 'HEAD'] = process.argv.slice(2)
const before = { stories: storiesAt(ref), sheets: hashesAt(ref) }
const after = { stories: await storiesNow(), sheets: await readHashes() }
console.log(budgetText(budgetOf(before, after), Object.keys(sheetModes).length, ref))
