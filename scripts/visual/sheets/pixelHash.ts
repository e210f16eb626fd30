import type { Page } from 'playwright'

/** An image's size and the SHA-256 of its pixels, computed in a page. PNG files of the same pixels may differ between machines. */
export const pixelHash = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(hashPixels, png.toString('base64'))

/** Runs in the page. */
async function hashPixels(base64: string) {
  const response = await fetch(`data:image/png;base64,${base64}`)
  const image = await createImageBitmap(await response.blob())
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser cannot read pixels.')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${width}x${height} ${hex}`
}
