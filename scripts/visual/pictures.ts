/** The committed screenshots, one per story and named by its id, and the browser that took them. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const folder = 'stories/__pictures__'
/** Where a run writes new screenshots, differences and the report. */
export const output = '.cache/pictures'
const record = join(folder, 'browser.json')

/** The ids of the stories that have a screenshot in a folder. Default: the committed ones. */
export async function idsOfPictures(from = folder): Promise<string[]> {
  if (!existsSync(from)) return []
  const files = await readdir(from)
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length))
}

export const removePicture = (id: string) => rm(join(folder, `${id}.png`), { force: true })

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
