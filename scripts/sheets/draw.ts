/** Draws contact sheets in every mode, each in pages that lie beside each other. */
import { chromium, type Page } from 'playwright'
import { sheetModes, type SheetMode } from '../../.storybook/modes.ts'
import type { FlowId } from '../../stories/flows/flows.ts'
import { grid } from '../../stories/sheets/grid.ts'
import { revive } from '../../stories/sheets/revive.ts'
import { launchOptions } from '../browser.ts'
import { serveSheets } from './serve.ts'

/** Two cores draw; the third page waits for its answers meanwhile. */
const pagesAtOnce = 3

const sheetWidth = 32 + Math.ceil(grid.columns * grid.width * grid.scale) + (grid.columns - 1) * 16

/** Is told of each picture, named as `sheetNames` has it; `page` may be used to look at it. */
type OnPicture = (name: string, png: Buffer, page: Page) => Promise<void>

/** Draws the sheets of these flows. One page of a sheet, in one language, is drawn in each of that language's modes. */
export async function drawSheets(flows: readonly FlowId[], onPicture: OnPicture) {
  const modes = Object.entries<SheetMode>(sheetModes)
  const jobs = [...Map.groupBy(modes, ([, { locale }]) => locale)].flatMap(([locale, own]) =>
    flows.map((flow) => ({ flow, locale, modes: own })),
  )
  if (jobs.length === 0) return
  const server = await serveSheets()
  const options = await launchOptions()
  // What a story names elsewhere stays away: a picture must not hang on a network.
  const args = [...(options.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  const browser = await chromium.launch({ ...options, args })
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' })
  const drawAll = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      // A page of its own: one that was shown in forced colours keeps their ground, and a sheet must not hang on what was drawn before.
      const page = await context.newPage()
      page.setDefaultTimeout(180_000)
      await page.setViewportSize({ width: sheetWidth, height: 1200 })
      await page.goto(`${server.origin}/sheet/${job.flow}.${job.locale}.html`)
      await page.evaluate(
        `document.querySelectorAll('iframe').forEach(({ contentDocument }) => (${revive.toString()})(contentDocument))`,
      )
      for (const [name, mode] of job.modes)
        await onPicture(`sheets/${job.flow}.${name}`, await draw(page, mode), page)
      await page.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, drawAll))
  } finally {
    await browser.close()
    server.close()
  }
}

async function draw(
  page: Page,
  { theme = 'light', width = grid.width, scale = grid.scale, forcedColors }: SheetMode,
) {
  await page.emulateMedia({ forcedColors: forcedColors ?? null })
  await page.evaluate(setLook, { theme, width, scale })
  const height = await page.evaluate(
    () => Math.ceil(document.querySelector('.sheet')?.getBoundingClientRect().bottom ?? 0) + 16,
  )
  await page.setViewportSize({ width: sheetWidth, height })
  const session = await page.context().newCDPSession(page)
  // Not `page.screenshot`: it would prepare each tile's page by itself. Nothing moves there, and nothing has focus.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
  await session.detach()
  return Buffer.from(data, 'base64')
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
  // A line break may ask for another font, a font may break a line.
  for (const page of [document, ...pages]) await page.fonts.ready
  await Promise.all(
    pages.flatMap((page) => [...page.images].map((image) => image.decode().catch(() => undefined))),
  )
}
