import sharp, { type Region } from 'sharp'

/** The width at which the empty part is looked for, in px. Looking at full size takes most of a thumbnail's time. */
const coarse = 320
/** The ground around a thing, in px. */
const margin = 40
/** A thing as small as this is shown with the whole page around it, in px. */
const least = { width: 100, height: 60 } as const

/** The part of a picture by which it is recognised: without the empty part of the page, in which a small thing would be lost. */
export async function partOf(picture: string | Buffer): Promise<Region> {
  const { width, height } = await sharp(picture).metadata()
  const small = await sharp(picture)
    .resize({ width: coarse, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { info } = await sharp(small.data, { raw: small.info })
    .trim({ threshold: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = width / small.info.width
  const left = Math.max(0, Math.floor(-(info.trimOffsetLeft ?? 0) * scale) - margin)
  const top = Math.max(0, Math.floor(-(info.trimOffsetTop ?? 0) * scale) - margin)
  const right = Math.min(width, Math.ceil((info.width - (info.trimOffsetLeft ?? 0)) * scale) + margin)
  const bottom = Math.min(height, Math.ceil((info.height - (info.trimOffsetTop ?? 0)) * scale) + margin)
  const found = { left, top, width: right - left, height: bottom - top }
  const isTiny = found.width <= least.width || found.height <= least.height
  return isTiny ? { left: 0, top: 0, width, height } : found
}
