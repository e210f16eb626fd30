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

/** Takes a picture. A still one that is not as expected is written into a folder, with its thumbnail. */
export const takePicture =
  (expected: Hashes, into: string): BrowserCommand<[Shot]> =>
  async ({ page }, { storyId, width, height, subject, isStill }): Promise<Taken> => {
    const png = await (isStill ? shootStill : shoot)(page, width, height)
    const hash = await hashPixels(png)
    const isExpected = expected.get(storyId) === hash
    if (isStill && !isExpected) {
      await mkdir(into, { recursive: true })
      await writeFile(join(into, `${storyId}.png`), png)
      await writeFile(join(into, `${storyId}.webp`), await thumbnailOf(png, subject))
    }
    return { hash, isExpected }
  }
