/** The small pictures that git holds, one for each distinct look, named by the first story that has it. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { groupsOf, type Hashes } from '../../stories/sheets/hashes.ts'
import { around, partOf } from './partOf.ts'

/** In px. Galleries show them 280 px wide. */
const width = 440

/** Words of a wider part cannot be read in a gallery, in px. */
const widest = 840
/** The width of what is shown of it instead, in px. */
const narrowed = 600
/** The ground below and beside a mark, in px. */
const beside = 40
/** Tiles of galleries are this much wider than high, and cut what is lower. */
const shape = 4 / 3

type Side = readonly [start: number, size: number]

/** Where to begin to show `size` of a side, so that a mark in it is seen: no further from its start than need be. */
function beginning([start, whole]: Side, size: number, [mark, length]: Side): number {
  const needed = Math.min(mark, mark + length + beside - size)
  return Math.round(Math.max(start, Math.min(needed, start + whole - size)))
}

/** Of a part, what can be read in a tile, with the mark in it. A tile cuts what is below the start of a part. */
export function framed(part: Region, mark: Region | null): Region {
  if (!mark) return part
  const across = part.width > widest ? narrowed : part.width
  const down = Math.min(part.height, Math.round(across / shape))
  const top = beginning([part.top, part.height], down, [mark.top, mark.height])
  return {
    left: beginning([part.left, part.width], across, [mark.left, mark.width]),
    top,
    width: across,
    height: top === part.top ? part.height : down,
  }
}

/** What a thumbnail shows of a picture. */
type Shown = Readonly<Record<'subject' | 'mark', Region | null>>

/**
 * `subject`: the part that the story is about; null for all that is not empty. `mark`: what has just happened there, which is what is shown
 * of a wide part. At most twice as high as wide, which is enough of a long page.
 */
export async function thumbnailOf(png: Buffer, { subject, mark }: Shown): Promise<Buffer> {
  const found = subject ? await around(png, subject) : await partOf(png)
  const { height, ...part } = framed(found, mark)
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

/** Keeps the thumbnail of each look that stays and was not taken again, under its new name if need be, and makes the others. */
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
    const thumbnail = (await firstOf(ids, taken)) ?? kept.get(after.get(id))
    if (!thumbnail) throw new Error(`There is no thumbnail of ${ids.join(', ')}: take the picture again.`)
    if (files.get(id) !== thumbnail) await writeFile(join(folder, `${id}.webp`), thumbnail)
    files.delete(id)
  }
  for (const id of files.keys()) await rm(join(folder, `${id}.webp`))
}

/** The thumbnail of the first of these stories whose picture was taken. */
async function firstOf(ids: readonly string[], taken: string): Promise<Buffer | null> {
  for (const id of ids) {
    const thumbnail = await readFile(join(taken, `${id}.webp`)).catch(() => null)
    if (thumbnail) return thumbnail
  }
  return null
}
