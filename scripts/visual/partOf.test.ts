import sharp from 'sharp'
import { expect, it } from 'vitest'
import { partOf } from './partOf.ts'

/** A white page with a black box. */
const page = (width: number, height: number, box = { left: 0, top: 0, width: 1, height: 1 }) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([
      {
        input: { create: { width: box.width, height: box.height, channels: 3, background: 'black' } },
        left: box.left,
        top: box.top,
      },
    ])
    .png()
    .toBuffer()

it('leaves out the empty part of a page, but for a margin', async () => {
  const box = { left: 400, top: 80, width: 320, height: 160 }
  const { left, top, width, height } = await partOf(await page(1280, 800, box))
  const near = (value: number, exact: number) => expect(Math.abs(value - exact)).toBeLessThanOrEqual(8)
  near(left, box.left - 40)
  near(top, box.top - 40)
  near(width, box.width + 80)
  near(height, box.height + 80)
})
