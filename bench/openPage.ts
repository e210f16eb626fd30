import type { Browser, CDPSession, Page } from 'playwright'
import { slowdown } from './options.ts'

const sessions = new WeakMap<Page, CDPSession>()

async function slowDown(page: Page, rate: number) {
  if (slowdown === 1) return
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Lets a page run at full speed until it has its turn: a slow page keeps a processor busy even when nothing happens in it. */
export const pause = (page: Page) => slowDown(page, 1)

/** Runs something in a paused page, as slow as `--cpu` says. */
export async function takeTurn<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  await slowDown(page, slowdown)
  const result = await run()
  await pause(page)
  return result
}

/** Opens a URL in a fresh browser context, as slow as `--cpu` says. Requests to other origins are aborted. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const { origin } = new URL(url)
  await page.route(
    (requested) => requested.origin !== origin,
    (route) => route.abort(),
  )
  await slowDown(page, slowdown)
  await page.goto(url)
  return page
}
