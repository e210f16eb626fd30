import type { Browser, Page } from 'playwright'

/** Opens a URL in a fresh browser context. Requests to other origins are aborted. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const { origin } = new URL(url)
  await page.route(
    (requested) => requested.origin !== origin,
    (route) => route.abort(),
  )
  await page.goto(url)
  return page
}
