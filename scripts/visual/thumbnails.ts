/** The small pictures that git holds, one for each distinct look, named by the first story that has it. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { groupsOf, type Hashes } from '../../stories/sheets/hashes.ts'
import { around, partOf } from './partOf.ts'

/** In px. Galleries show them 280 px wide. */
const width = 440

/**
 * `subject`: the part that the story is about; null for all that is not empty. At most twice as high as wide, which is enough of a long
 * page.
 */
export async function thumbnailOf(png: Buffer, subject: Region | null): Promise<Buffer> {
  const { height, ...part } = subject ? await around(png, subject) : await partOf(png)
  return sharp(png)
    .extract({ ...part, height: Math.min(height, part.width * 2) })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 50, effort: 5 })
    .toBuffer()
}

interface Folders {
  readonly folder: string
  /** Where the thumbnails of stories that changed are. */
  readonly taken: string
}

/** Keeps the thumbnail of each look that stays, under its new name if need be, and makes those of new looks. */
export async function writeThumbnails(before: Hashes, after: Hashes, { folder, taken }: Folders) {
  const files = new Map<string, Buffer>()
  for (const file of await readdir(folder))
    if (file.endsWith('.webp')) files.set(file.slice(0, -'.webp'.length), await readFile(join(folder, file)))
  const kept = new Map(
    groupsOf(before).flatMap(([id = '']) => {
      const thumbnail = files.get(id)
      return thumbnail ? [[before.get(id), thumbnail] as const] : []
    }),
  )
  for (const ids of groupsOf(after)) {
    const [id = ''] = ids
    const thumbnail = kept.get(after.get(id)) ?? (await firstOf(ids, taken))
    if (files.get(id) !== thumbnail) await writeFile(join(folder, `${id}.webp`), thumbnail)
    files.delete(id)
  }
  for (const id of files.keys()) await rm(join(folder, `${id}.webp`))
}

/** The thumbnail of the first of these stories whose picture was taken. */
async function firstOf(ids: readonly string[], taken: string): Promise<Buffer> {
  for (const id of ids) {
    const thumbnail = await readFile(join(taken, `${id}.webp`)).catch(() => null)
    if (thumbnail) return thumbnail
  }
  throw new Error(`There is no thumbnail of ${ids.join(', ')}: take the picture again.`)
}
