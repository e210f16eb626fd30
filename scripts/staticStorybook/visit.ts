import type { Browser, Page } from 'playwright'
import type { Site } from './serve.ts'

/** What went wrong on the pages visited, one line each. */
export type Complaints = string[]

/** Lighthouse's "slow 4G": bits a second down and up, milliseconds there and back. */
const slow = { down: 1.6e6, up: 750e3, latency: 150 } as const

const isDrawn = () => {
  const { classList } = document.body
  const place = document.querySelector(
    classList.contains('sb-show-main') ? '#storybook-root, #storybook-docs:not([hidden])' : 'none',
  )
  return (
    document.querySelector('#storybook-docs:not([hidden]) h1') !== null || (place?.childElementCount ?? 0) > 0
  )
}

/** A page of which every request to another host that no mock answers, and every error, is a complaint. */
async function open(browser: Browser, site: Site, complaints: Complaints): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const { origin } = new URL(site.url)
  const isOwn = (url: string) => url.startsWith(origin) || /^(data|blob):/.test(url)
  page.on('requestfailed', (request) => {
    if (!isOwn(request.url())) complaints.push(`leaves for ${request.url()}`)
  })
  page.on('response', (response) => {
    if (!isOwn(response.url()) && !response.fromServiceWorker())
      complaints.push(`leaves for ${response.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return page
}

/** Draws a story or page by itself, and the first ones in the manager too. */
export async function draws(
  browser: Browser,
  site: Site,
  ids: readonly string[],
  where: 'frame' | 'manager',
): Promise<Complaints> {
  const complaints: Complaints = []
  const page = await open(browser, site, complaints)
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
      .catch(() => complaints.push(`${where}: ${id} is not drawn`))
  }
  // What the last one still asks for.
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.context().close()
  return complaints
}

/** Milliseconds until a story is drawn with nothing kept from before; on a slow line when asked. */
export async function timeToDraw(
  browser: Browser,
  site: Site,
  address: string,
  isSlow: boolean,
): Promise<number> {
  const page = await (await browser.newContext()).newPage()
  if (isSlow) {
    const wire = await page.context().newCDPSession(page)
    const conditions = {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.down / 8,
      uploadThroughput: slow.up / 8,
    }
    await wire.send('Network.emulateNetworkConditions', conditions)
  }
  const start = performance.now()
  await page.goto(site.url + address, { waitUntil: 'commit' })
  await page.waitForFunction(isDrawn, null, { timeout: 60_000, polling: 50 })
  const time = performance.now() - start
  await page.context().close()
  return time
}
