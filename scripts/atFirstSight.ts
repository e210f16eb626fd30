/** The quick look at a story's picture, before the careful one. Called by the browser: .storybook/picture.ts. */
import { readFile } from 'node:fs/promises'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Whether the window, this many px wide and high, is to the byte what a file holds. A yes is as good as any other comparison's; a no says
 * little: the page was not prepared, as `toMatchScreenshot` prepares it at twice the cost.
 */
export const looksLike =
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
