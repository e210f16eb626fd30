/**
 * The part of Playwright's `Page` that the journeys through the example use, over WebDriver: Playwright cannot drive the WebKit of a Linux
 * distribution. What WebDriver has no command for (requests, scripts that run before those of the page) throws `NotInWebDriver`.
 */
import type { Page } from 'playwright'
import { NotInWebDriver, onlyWith } from './notInWebDriver.ts'
import { pageScripts, type Work } from './pageScripts.ts'
import type { WebdriverWindow } from './webdriver.ts'
import { escapeRegExp, webdriverLocators } from './webdriverLocators.ts'

const keyCodes: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

export function webdriverPage({ send, opened, closed, context }: WebdriverWindow): Page {
  /** The address when an element was last looked for, because Playwright's `url()` returns at once. */
  const seen = { url: '' }
  const { execute, call, until } = pageScripts(send)
  const whereItIs = async () => (seen.url = await execute<string>('return location.href'))
  const matches = (address: string, wanted: string) =>
    new RegExp(`^${escapeRegExp(wanted).replaceAll(String.raw`\*\*`, '.*')}$`).test(address)
  /** Sends a command that replaces the page, and waits for the new one. */
  async function replacePage(path: string, body?: object, isWaiting = true) {
    await execute('globalThis.isLeft = true')
    await send('POST', path, body)
    await until('a new page', () =>
      execute<boolean>('return !globalThis.isLeft && (!arguments[0] || document.readyState === "complete")', [
        isWaiting,
      ]),
    )
  }

  const page = {
    ...webdriverLocators(send, seen),
    /** Errors and warnings of the page are not seen here. */
    on: (event: string) => {
      if (event !== 'pageerror' && event !== 'console') throw new NotInWebDriver(`page.on('${event}')`)
    },
    context: () => context,
    goto: (url: string, { waitUntil }: { waitUntil?: string } = {}) =>
      replacePage('/url', { url }, waitUntil !== 'commit'),
    reload: () => replacePage('/refresh'),
    goBack: async () => {
      const left = await whereItIs()
      await send('POST', '/back')
      await until('the page before', async () => (await whereItIs()) !== left)
    },
    evaluate: (work: Work, given?: unknown) => call(work, [given]),
    url: () => seen.url,
    waitForURL: (wanted: string) =>
      until(`the address ${wanted}`, async () => matches(await whereItIs(), wanted)),
    waitForFunction: async (work: Work, given?: unknown) => {
      await until('a condition', async () => call<boolean>(work, [given]))
      await whereItIs()
    },
    waitForResponse: (wanted: string) =>
      until(`an answer from ${wanted}`, async () => {
        const names = 'return performance.getEntriesByType("resource").map(({ name }) => name)'
        return (await execute<string[]>(names)).some((name) => matches(name, wanted))
      }),
    waitForEvent: (event: string) => {
      if (event === 'popup') return opened().then(webdriverPage)
      if (event === 'close') return closed()
      throw new NotInWebDriver(`page.waitForEvent('${event}')`)
    },
    keyboard: {
      press: (key: string) =>
        send('POST', '/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] ?? key })),
            },
          ],
        }),
    },
  }
  // SAFETY: it has what journeys use of a page, and anything else throws.
  return onlyWith('page', page) as unknown as Page
}
