import type { Browser, Page } from 'playwright'
import type { Site } from './serve.ts'

const isDrawn = () => {
  const { classList } = document.body
  const container = document.querySelector(
    classList.contains('sb-show-main') ? '#storybook-root, #storybook-docs:not([hidden])' : 'none',
  )
  return (
    document.querySelector('#storybook-docs:not([hidden]) h1') !== null ||
    (container?.childElementCount ?? 0) > 0
  )
}

/** Opens a page that reports errors and every request to another host that no mock answers. */
async function open(browser: Browser, site: Site, problems: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const { origin } = new URL(site.url)
  const isOwn = (url: string) => url.startsWith(origin) || /^(data|blob):/.test(url)
  page.on('requestfailed', (request) => {
    if (!isOwn(request.url())) problems.push(`requests ${request.url()}`)
  })
  page.on('response', (response) => {
    if (!isOwn(response.url()) && !response.fromServiceWorker()) problems.push(`requests ${response.url()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  return page
}

/** Renders stories or docs pages, alone or in the manager. Returns the problems, one per line. */
export async function draws(
  browser: Browser,
  site: Site,
  ids: readonly string[],
  where: 'frame' | 'manager',
): Promise<string[]> {
  const problems: string[] = []
  const page = await open(browser, site, problems)
  for (const id of ids) {
    const kind = id.endsWith('--docs') ? 'docs' : 'story'
    const address = where === 'frame' ? `iframe.html?id=${id}&viewMode=${kind}` : `?path=/${kind}/${id}`
    await page.goto(site.url + address)
    const frame =
      where === 'frame'
        ? page.mainFrame()
        : await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
    await frame
      ?.waitForFunction(isDrawn, null, { timeout: 20_000 })
      .catch(() => problems.push(`${where}: ${id} was not drawn`))
  }
  // Waits for the last page's remaining requests.
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.context().close()
  return problems
}

/** Milliseconds until a story is rendered with a cold cache. */
export async function timeToDraw(browser: Browser, site: Site, address: string): Promise<number> {
  const page = await (await browser.newContext()).newPage()
  const start = performance.now()
  await page.goto(site.url + address, { waitUntil: 'commit' })
  await page.waitForFunction(isDrawn, null, { timeout: 60_000, polling: 50 })
  const time = performance.now() - start
  await page.context().close()
  return time
}
