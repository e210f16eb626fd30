import { existsSync, globSync } from 'node:fs'
import { webkit, type Browser, type BrowserContextOptions } from 'playwright'
import type { Media } from '../../.storybook/media.ts'
import type { Engine, EngineWindow, Found, Size, Weather } from './engine.ts'
import { driverPath, startMiniBrowser } from './miniBrowser.ts'
import { onlyWith } from './notInWebDriver.ts'
import { windowOf } from './playwright.ts'
import { poll } from './poll.ts'
import type { Send } from './webdriver.ts'
import { webdriverContext } from './webdriverWindows.ts'

const missing =
  'WebKit: install it (Debian: apt-get install webkit2gtk-driver xvfb locales), or run `npx playwright install webkit`'

/** Gives the page, not the window around it, a size, and waits until it has it. */
async function resize(send: Send, { width, height }: Size) {
  const script = 'return [innerWidth, innerHeight]'
  const inner = () => send<[number, number]>('POST', '/execute/sync', { script, args: [] })
  const [innerWidth, innerHeight] = await inner()
  if (innerWidth === width && innerHeight === height) return
  const rect = await send<Size>('GET', '/window/rect')
  await send('POST', '/window/rect', {
    width: rect.width + width - innerWidth,
    height: rect.height + height - innerHeight,
  })
  const hasSize = async () => (await inner()).join() === [width, height].join()
  await poll(hasSize, async () => `a page of ${width} × ${height} px, but ${(await inner()).join(' × ')}`)
}

async function openWindow(binary: string, media: Media, { zoom }: Weather): Promise<EngineWindow> {
  const { send, isOpen, close } = await startMiniBrowser(binary, { media, scale: zoom ? 2 : 1 })
  return {
    show: async (url, size) => {
      await resize(send, size)
      await send('POST', '/url', { url })
    },
    run: (work, given) =>
      send('POST', '/execute/sync', {
        script: `return (${work.toString()})(...arguments)`,
        args: [given ?? null],
      }),
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    isOpen,
    close,
  }
}

/** WebKitGTK as Playwright's `Browser`, as far as journeys use it. */
function asBrowser(binary: string): Browser {
  const newContext = async ({ locale, timezoneId, userAgent, viewport }: BrowserContextOptions = {}) => {
    const system = { locale, timezoneId, userAgent, waitsForPages: false }
    const { send, close } = await startMiniBrowser(binary, system)
    if (viewport) await resize(send, viewport)
    return webdriverContext(send, close)
  }
  // SAFETY: it has what journeys use of a browser, and anything else throws.
  return onlyWith('browser', { newContext, close: async () => {} }) as unknown as Browser
}

/** WebKitGTK, the nearest thing to Safari on Linux, or Playwright's own WebKit. */
export async function findWebkit(): Promise<Found> {
  if (existsSync(webkit.executablePath())) {
    const browser = await webkit.launch()
    const description = `WebKit ${browser.version()}`
    await browser.close()
    const open: Engine['open'] = async (media, weather) => windowOf(await webkit.launch(), media, weather)
    return { engine: { name: 'webkit', description, open, launch: () => webkit.launch() } }
  }
  const [binary] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')
  if (!binary || !existsSync(driverPath)) return { missing }
  const { version, close } = await startMiniBrowser(binary)
  await close()
  const open: Engine['open'] = (media, weather) => openWindow(binary, media, weather)
  return {
    engine: {
      name: 'webkit',
      description: `WebKitGTK ${version}`,
      open,
      launch: async () => asBrowser(binary),
    },
  }
}
