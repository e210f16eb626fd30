import type { BrowserContext } from 'playwright'
import { onlyWith } from './notInWebDriver.ts'
import { poll } from './poll.ts'
import type { Send, WebdriverWindow } from './webdriver.ts'
import { webdriverPage } from './webdriverPage.ts'

/** A session as Playwright's `BrowserContext`, as far as journeys use it. */
export function webdriverContext(send: Send, close: () => Promise<void>): BrowserContext {
  const known = new Set<string>()
  let current: string | undefined
  const handles = () => send<string[]>('GET', '/window/handles')

  /** Commands go to the window that was switched to last. */
  const sendTo =
    (handle: string): Send =>
    async (...command) => {
      if (current !== handle) await send('POST', '/window', { handle })
      current = handle
      return send(...command)
    }

  function windowOf(handle: string): WebdriverWindow {
    known.add(handle)
    return {
      send: sendTo(handle),
      opened: async () =>
        windowOf(
          await poll(
            async () => (await handles()).find((other) => !known.has(other)),
            async () => 'another window',
          ),
        ),
      closed: async () => {
        await poll(
          async () => !(await handles()).includes(handle),
          async () => 'a window that closes',
        )
      },
      context,
    }
  }

  const own = {
    // WebDriver runs nothing before a page's own scripts, so pages are not translated. Stories are.
    addInitScript: async () => {},
    setDefaultTimeout: () => {},
    clearCookies: () => send('DELETE', '/cookie'),
    newPage: async () => webdriverPage(windowOf(await send<string>('GET', '/window'))),
    close,
  }
  // SAFETY: it has what journeys use of a context, and anything else throws.
  const context = onlyWith('context', own) as unknown as BrowserContext
  return context
}
