import sharp, { type Region } from 'sharp'

/** The width at which the empty part is looked for, in px. Looking at full size takes most of a thumbnail's time. */
const coarse = 320
/** The ground around a thing, in px. */
const margin = 40
/** A thing as small as this is shown with the whole page around it, in px. */
const least = { width: 100, height: 60 } as const

/** A part of a picture with some ground around it. */
export async function around(
  picture: string | Buffer,
  { left, top, width, height }: Region,
): Promise<Region> {
  const page = await sharp(picture).metadata()
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    left: x,
    top: y,
    width: Math.min(page.width, left + width + margin) - x,
    height: Math.min(page.height, top + height + margin) - y,
  }
}

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
  const found = await around(picture, {
    left: Math.floor(-(info.trimOffsetLeft ?? 0) * scale),
    top: Math.floor(-(info.trimOffsetTop ?? 0) * scale),
    width: Math.ceil(info.width * scale),
    height: Math.ceil(info.height * scale),
  })
  const isTiny = found.width <= least.width || found.height <= least.height
  return isTiny ? { left: 0, top: 0, width, height } : found
}
