/** Takes the picture of a story. Called from the browser: see .storybook/picture.ts. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import type { Shot, Taken } from '../../.storybook/picture.ts'
import type { Hashes } from '../../stories/sheets/hashes.ts'
import { hashPixels } from './hashPixels.ts'
import { thumbnailOf } from './thumbnails.ts'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The window as it is, at once. */
async function shoot(page: Page, width: number, height: number): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
  return Buffer.from(data, 'base64')
}

/** How many shots in a row have to be the same for a window to be still. */
const STILL = 4

/** The window once it no longer changes, with animations at their end. */
async function shootStill(page: Page, width: number, height: number): Promise<Buffer> {
  const options = { clip: { x: 0, y: 0, width, height }, animations: 'disabled', caret: 'hide' } as const
  let last = await page.screenshot(options)
  for (let same = 1, tries = 1; same < STILL && tries < 20; tries += 1) {
    const next = await page.screenshot(options)
    same = next.equals(last) ? same + 1 : 1
    last = next
  }
  return last
}

/** How often a caret is looked at. It blinks twice a second, and forced colors show it whatever its color. */
const BLINKS = 12

/** The window while a caret blinks in it: as expected, if it ever is, or else as it was. */
async function shootBlinking(page: Page, shot: Shot, expected: string, still: Buffer) {
  for (let tries = 0; tries < BLINKS; tries += 1) {
    await new Promise((done) => setTimeout(done, 100))
    const png = await shoot(page, shot.width, shot.height)
    if ((await hashPixels(png)) === expected) return png
  }
  return still
}

/**
 * Takes a picture. A still one that is not as expected is written into a folder, with its thumbnail. `isAccepting`: a thumbnail is made
 * again even if its picture is as expected.
 */
export const takePicture =
  (expected: Hashes, into: string, isAccepting: boolean): BrowserCommand<[Shot]> =>
  async ({ page }, shot): Promise<Taken> => {
    const { storyId, width, height, isStill, hasCaret } = shot
    const wanted = expected.get(storyId)
    let png = await (isStill ? shootStill : shoot)(page, width, height)
    let hash = await hashPixels(png)
    if (isStill && hasCaret && wanted && hash !== wanted) {
      png = await shootBlinking(page, shot, wanted, png)
      hash = await hashPixels(png)
    }
    const isExpected = wanted === hash
    if (isStill && (isAccepting || !isExpected)) {
      await mkdir(into, { recursive: true })
      if (!isExpected) await writeFile(join(into, `${storyId}.png`), png)
      await writeFile(join(into, `${storyId}.webp`), await thumbnailOf(png, shot))
    }
    return { hash, isExpected }
  }
