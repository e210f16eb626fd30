/** A fast comparison of a story's screenshot, before the careful one. Called from the browser: see .storybook/picture.ts. */
import { readFile } from 'node:fs/promises'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Whether a screenshot of the window, this many px wide and high, has the same bytes as the committed file. A match is final; a mismatch is
 * not, because the page has not been prepared as by `toMatchScreenshot`, which takes twice as long.
 */
export const matchesScreenshot =
  (pathOf: (name: string) => string): BrowserCommand<[name: string, width: number, height: number]> =>
  async ({ page }, name, width, height) => {
    const session = sessions.get(page) ?? page.context().newCDPSession(page)
    sessions.set(page, session)
    const committed = await readFile(pathOf(name)).catch(() => null)
    if (!committed) return false
    const clip = { x: 0, y: 0, width, height, scale: 1 }
    const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', clip })
    return committed.equals(Buffer.from(data, 'base64'))
  }
