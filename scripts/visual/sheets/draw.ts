/** Draws contact sheets in each of their modes, several at a time. */
import { chromium, type Page } from 'playwright'
import { modesOf, type SheetMode } from '../../../stories/sheets/modes.ts'
import type { FlowId } from '../../../stories/flows/flows.ts'
import type { Hashes } from '../../../stories/sheets/hashes.ts'
import { fit } from '../../../stories/sheets/fit.ts'
import { grid, heights } from '../../../stories/sheets/grid.ts'
import { revive } from '../../../stories/sheets/revive.ts'
import { launchOptions } from '../../browser.ts'
import { hashPixels } from '../hashPixels.ts'
import { readTiles } from './list.ts'
import { serveSheets } from './serve.ts'

/** Keeps two cores busy while one page waits for responses. */
const concurrency = 3

const sheetWidth = 32 + Math.ceil(grid.columns * grid.width * grid.scale) + (grid.columns - 1) * 16

/** Receives each sheet under its name in `sheetNames`, and the hash of its pixels. */
type OnSheet = (name: string, png: Buffer, hash: string) => Promise<void>

/** Draws the sheets of some flows. A page shows one sheet in one language and is drawn in each mode of that language. */
export async function drawSheets(flows: readonly FlowId[], onSheet: OnSheet, expected: Hashes = new Map()) {
  const jobs = flows.flatMap((flow) =>
    [...Map.groupBy(modesOf(flow), ([, { locale }]) => locale)].map(([locale, modes]) => ({
      flow,
      locale,
      modes,
    })),
  )
  if (jobs.length === 0) return
  const server = await serveSheets(await readTiles())
  const options = await launchOptions()
  // Blocks other hosts: a sheet must not depend on the network.
  const args = [...(options.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  const browser = await chromium.launch({ ...options, args })
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' })
  const drawAll = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      // A new page for each sheet: a page once shown in forced colors keeps their background.
      const page = await context.newPage()
      page.setDefaultTimeout(180_000)
      await page.setViewportSize({ width: sheetWidth, height: 1200 })
      await page.goto(`${server.origin}/sheet/${job.flow}.${job.locale}.html`)
      await page.evaluate(
        `document.querySelectorAll('iframe').forEach(({ contentDocument }) => (${revive.toString()})(contentDocument))`,
      )
      for (const [name, mode] of job.modes) {
        const sheet = `${job.flow}/${name}`
        const { png, hash } = await draw(page, mode, expected.get(sheet))
        await onSheet(sheet, png, hash)
      }
      await page.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, drawAll))
  } finally {
    await browser.close()
    server.close()
  }
}

async function draw(page: Page, mode: SheetMode, expected: string | undefined) {
  await page.emulateMedia({ forcedColors: mode.forcedColors ?? null })
  const session = await page.context().newCDPSession(page)
  const shoot = async () => {
    await layOut(page, mode)
    await page.evaluate(redraw)
    // `page.screenshot` would prepare each tile's page, which is slow and unnecessary: frozen pages have no animation and no focus.
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    const png = Buffer.from(data, 'base64')
    return { png, hash: await hashPixels(png) }
  }
  let taken = await shoot()
  // A font that comes late changes the height of its tile, and a tall sheet draws its last tiles late. One that is not as expected is laid
  // out and taken until two are the same.
  for (let tries = 0; tries < 10 && taken.hash !== expected; tries += 1) {
    const { hash } = taken
    taken = await shoot()
    if (taken.hash === hash) break
  }
  await session.detach()
  return taken
}

/** Gives a sheet its look, and its tiles and the window their heights. */
async function layOut(page: Page, { theme = 'light', width = grid.width, scale = grid.scale }: SheetMode) {
  await page.evaluate(setLook, { theme, width, scale })
  await page.evaluate(
    `document.querySelectorAll('.sheet iframe').forEach((frame) => (${fit.toString()})(frame, ${JSON.stringify(heights)}))`,
  )
  const height = await page.evaluate(
    () => Math.ceil(document.querySelector('.sheet')?.getBoundingClientRect().bottom ?? 0) + 16,
  )
  await page.setViewportSize({ width: sheetWidth, height })
  // Again, for the pictures that came into view.
  await page.evaluate(setLook, { theme, width, scale })
}

/**
 * Runs in the page. Hides the sheet for a moment, so that nothing keeps how it was drawn while tiles still moved: text and rounded corners
 * that were drawn at another fraction of a pixel differ.
 */
async function redraw() {
  const sheet = document.querySelector<HTMLElement>('.sheet')
  for (const visibility of ['hidden', '']) {
    sheet?.style.setProperty('visibility', visibility)
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }
}

/** Runs in the page. */
async function setLook({ theme, width, scale }: { theme: string; width: number; scale: number }) {
  const sheet = document.querySelector<HTMLElement>('.sheet')
  sheet?.style.setProperty('--width', String(width))
  sheet?.style.setProperty('--scale', String(scale))
  const pages = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  )
  for (const { documentElement } of [document, ...pages]) {
    documentElement.dataset['theme'] = theme
    documentElement.style.colorScheme = theme
  }
  // A new line break can request another font, and a font can change a line break.
  for (const page of [document, ...pages]) await page.fonts.ready
  await Promise.all(
    pages.flatMap((page) => [...page.images].map((image) => image.decode().catch(() => undefined))),
  )
}
