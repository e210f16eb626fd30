/** The committed pictures: one a story, named by its id, and the browser that drew them all. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const folder = 'stories/__pictures__'
const record = join(folder, 'browser.json')

/** The story ids that have a picture in a folder. */
export async function idsOfPictures(from = folder): Promise<string[]> {
  if (!existsSync(from)) return []
  const files = await readdir(from)
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length))
}

export const removePicture = (id: string) => rm(join(folder, `${id}.png`), { force: true })

/** The browser that drew the pictures; null when there are none yet. */
export async function recordedBrowser(): Promise<string | null> {
  if (!existsSync(record)) return null
  // SAFETY: written by `recordBrowser` alone.
  return (JSON.parse(await readFile(record, 'utf8')) as { browser: string }).browser
}

export async function recordBrowser(browser: string) {
  await mkdir(folder, { recursive: true })
  await writeFile(record, `${JSON.stringify({ browser }, null, 2)}\n`)
}
