import type { Browser, Page } from 'playwright'
import { slowdown } from './options.ts'

/** Opens a URL in a fresh browser context, as slow as `--cpu` says. Requests to other origins are aborted. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const { origin } = new URL(url)
  await page.route(
    (requested) => requested.origin !== origin,
    (route) => route.abort(),
  )
  if (slowdown > 1) {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(url)
  return page
}
