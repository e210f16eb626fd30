/**
 * The committed screenshots, named by the ids of their stories, and the browser that took them. A story whose picture is the same as
 * another one's has no file: see stories/sheets/shared.ts.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatShared, readShared, shareAlike, sharedFile } from '../../stories/sheets/shared.ts'

export const folder = 'stories/__pictures__'
/** Where a run writes new screenshots, differences and the report. */
export const output = '.cache/pictures'
const record = join(folder, 'browser.json')

const fileOf = (id: string, from: string) => join(from, `${id}.png`)

/** The ids of the stories that have a file of their own in a folder. Default: the committed ones. */
export async function ownersOfPictures(from = folder): Promise<string[]> {
  if (!existsSync(from)) return []
  const files = await readdir(from)
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length))
}

/** The ids of the stories that have a screenshot in a folder, their own or a shared one. */
export const idsOfPictures = async (from = folder): Promise<string[]> => [
  ...new Set([...(await ownersOfPictures(from)), ...Object.keys(readShared(from))]),
]

export const removePicture = (id: string, from = folder) => rm(fileOf(id, from), { force: true })

/** Gives every story of a folder a file of its own. */
export async function unshare(from = folder) {
  const shared = Object.entries(readShared(from)).filter(
    ([id, owner]) => existsSync(fileOf(owner, from)) && !existsSync(fileOf(id, from)),
  )
  await Promise.all(shared.map(([id, owner]) => cp(fileOf(owner, from), fileOf(id, from))))
  await rm(join(from, sharedFile), { force: true })
}

/** Removes files that are the same as another one, and records whose file that is. `settled` stories keep theirs if they can. */
export async function share(settled: ReadonlySet<string>, from = folder) {
  const hashes = (await ownersOfPictures(from)).map(async (id) => {
    const content = await readFile(fileOf(id, from))
    return [id, createHash('sha256').update(content).digest('hex')] as const
  })
  const shared = shareAlike(new Map(await Promise.all(hashes)), settled)
  await writeFile(join(from, sharedFile), formatShared(shared))
  await Promise.all(Object.keys(shared).map((id) => rm(fileOf(id, from))))
}

/** Does work that changes pictures. Meanwhile each story has its own file, so that only the pictures it is about change. */
export async function changePictures(work: () => Promise<void>, from = folder) {
  const settled = new Set(await ownersOfPictures(from))
  await unshare(from)
  try {
    await work()
  } finally {
    await share(settled, from)
  }
}

/** The browser that took the screenshots; null if there are none yet. */
export async function recordedBrowser(): Promise<string | null> {
  if (!existsSync(record)) return null
  // SAFETY: only `recordBrowser` writes this file.
  return (JSON.parse(await readFile(record, 'utf8')) as { browser: string }).browser
}

export async function recordBrowser(browser: string) {
  await mkdir(folder, { recursive: true })
  await writeFile(record, `${JSON.stringify({ browser }, null, 2)}\n`)
}
