import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A picture's size and the SHA-256 of its RGBA pixels. PNG files of the same pixels may differ between machines. */
export async function hashPixels(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return `${info.width}x${info.height} ${createHash('sha256').update(data).digest('hex')}`
}
