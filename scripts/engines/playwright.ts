import type { Browser, BrowserContextOptions } from 'playwright'
import type { Media } from '../../.storybook/media.ts'
import type { EngineWindow, Weather } from './engine.ts'

/** A browser that Playwright has started, as a window. */
export async function windowOf(
  browser: Browser,
  { forcedColors = null, contrast = null, reducedMotion = 'reduce' }: Media,
  { slow, zoom }: Weather,
): Promise<EngineWindow> {
  const options: BrowserContextOptions = {
    locale: 'en-US',
    timezoneId: 'UTC',
    forcedColors,
    contrast,
    reducedMotion,
    ...(zoom && { deviceScaleFactor: 2 }),
  }
  const page = await (await browser.newContext(options)).newPage()
  if (slow) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return {
    show: async (url, size) => {
      await page.setViewportSize(size)
      await page.goto(url)
    },
    // SAFETY: Playwright's types unwrap handles, which are never passed here.
    run: (work, given) => page.evaluate(work as never, given) as never,
    picture: () => page.screenshot(),
    isOpen: () => browser.isConnected(),
    close: () => browser.close(),
  }
}
