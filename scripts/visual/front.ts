/** The picture of README.md: the log-in form and the dialogs for saving a pin, in light and in dark, from the accepted thumbnails. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Region } from 'sharp'
import { groupsOf, type Hashes } from '../../stories/sheets/hashes.ts'

export const frontPicture = 'docs/front.webp'

interface Part {
  readonly story: string
  /** The part of the thumbnail, in px. */
  readonly cut: Region
  readonly radius: number
}

/** From left to right. A half has the ground of its page. */
const halves: readonly { readonly ground: string; readonly edge: string; readonly parts: readonly Part[] }[] =
  [
    {
      ground: '#ffffff',
      edge: '#d8cfca',
      parts: [
        {
          story: 'auth-log-in--playground',
          cut: { left: 80, top: 20, width: 280, height: 524 },
          radius: 0,
        },
        {
          story: 'saving-save-to-board--choosing-board',
          cut: { left: 22, top: 22, width: 396, height: 329 },
          radius: 14,
        },
      ],
    },
    {
      ground: '#151211',
      edge: '#4a413d',
      parts: [
        {
          story: 'auth-log-in-modes--dark',
          cut: { left: 80, top: 20, width: 280, height: 524 },
          radius: 0,
        },
        { story: 'saving-pin-saved--dark', cut: { left: 30, top: 29, width: 380, height: 549 }, radius: 24 },
      ],
    },
  ]

const height = 592
const gap = 24

/** A code that changes when a story in the picture does. It is written into the file. */
export function frontCode(hashes: Hashes): string {
  const shown = halves.flatMap(({ parts }) => parts.map(({ story }) => hashes.get(story) ?? `no ${story}`))
  return createHash('sha256')
    .update(JSON.stringify([halves, shown]))
    .digest('hex')
}

/** The code that a picture was made with. */
export async function codeOf(picture: string): Promise<string> {
  const { exif } = await sharp(picture).metadata()
  return /[\da-f]{64}/.exec(exif?.toString('latin1') ?? '')?.[0] ?? ''
}

const widthOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { cut }) => sum + cut.width + gap, gap + parts.length)

/** A rounded frame, to cut a picture with or to draw around it. */
const frame = ({ width, height: high }: Region, radius: number, paint: string) =>
  Buffer.from(
    `<svg width="${width}" height="${high}"><rect x=".5" y=".5" width="${width - 1}" height="${high - 1}" rx="${radius}" ${paint}/></svg>`,
  )

/** Draws the picture from the thumbnails in a folder. A thumbnail has the name of the first story that looks so. */
export async function drawFront(hashes: Hashes, folder: string): Promise<Buffer> {
  const firstOf = new Map(groupsOf(hashes).map(([id = '']) => [hashes.get(id), id]))
  const layers: OverlayOptions[] = []
  let left = 0
  for (const { ground, edge, parts } of halves) {
    const width = widthOf(parts)
    layers.push({ input: { create: { width, height, channels: 3, background: ground } }, left, top: 0 })
    let at = left + gap
    for (const { story, cut, radius } of parts) {
      const thumbnail = await readFile(join(folder, `${firstOf.get(hashes.get(story))}.webp`))
      const own = radius > 0 ? [{ input: frame(cut, radius, 'fill="#000"'), blend: 'dest-in' as const }] : []
      const line = radius > 0 ? [{ input: frame(cut, radius, `fill="none" stroke="${edge}"`) }] : []
      const input = await sharp(thumbnail)
        .extract(cut)
        .ensureAlpha()
        .composite([...own, ...line])
        .png()
        .toBuffer()
      layers.push({ input, left: at, top: Math.round((height - cut.height) / 2) })
      at += cut.width + gap
    }
    left += width
  }
  return sharp({ create: { width: left, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .withExif({ IFD0: { ImageDescription: frontCode(hashes) } })
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
}

/** Draws the picture again if one of its stories looks different. */
export async function acceptFront(hashes: Hashes, folder: string) {
  if ((await codeOf(frontPicture).catch(() => '')) === frontCode(hashes)) return
  await writeFile(frontPicture, await drawFront(hashes, folder))
  console.log(`${frontPicture} is drawn again: look at it.`)
}
