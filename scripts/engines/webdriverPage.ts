/**
 * The part of Playwright's `Page` that the journeys through the example use, over WebDriver: Playwright cannot drive the WebKit of a Linux
 * distribution. What WebDriver has no command for (routes, requests, other windows) throws `NotInWebDriver`.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { locate, selectText, type Step, type Text } from './inPage.ts'
import { NotInWebDriver, onlyWith } from './notInWebDriver.ts'
import type { Send } from './webdriver.ts'

type Work = ((...given: never[]) => unknown) | string
type Reference = Readonly<Record<string, string>>

const patience = 30_000
const keyCodes: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }
const library = await readFile(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const textOf = (text: string | RegExp, exact?: boolean): Text => {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const literal = escapeRegExp(text)
  return exact ? { source: `^${literal}$`, flags: '' } : { source: literal, flags: 'i' }
}

export function webdriverPage(send: Send): Page {
  /** The address when an element was last looked for, because Playwright's `url()` returns at once. */
  const seen = { url: '' }
  const execute = <Result>(script: string, args: readonly unknown[] = []) =>
    send<Result>('POST', '/execute/sync', { script, args })
  const call = <Result>(work: Work, args: readonly unknown[]) =>
    execute<Result>(`return (${work.toString()})(...arguments)`, args)

  async function until<Result>(what: string, work: () => Promise<Result | null | undefined | false>) {
    const end = performance.now() + patience
    let cause: unknown
    while (performance.now() < end) {
      // Commands fail while a page is being replaced.
      const result = await work().catch((error: unknown) => void (cause = error))
      if (result) return result
      await setTimeout(50)
    }
    const page = await execute<string>(
      'return location.href + " shows: " + document.body.innerText.slice(0, 500)',
    )
    throw new Error(`Not within ${patience / 1000} s: ${what}. ${page}`, { cause })
  }

  async function find(steps: readonly Step[]) {
    if (!(await execute('return "TestingLibraryDom" in globalThis'))) await execute(library)
    const [address, found] = await execute<[string, Reference[]]>(
      `return [location.href, (${locate.toString()})(...arguments)]`,
      [steps],
    )
    seen.url = address
    return found
  }

  function locator(steps: readonly Step[]): Locator {
    const what = JSON.stringify(steps.at(-1))
    const one = () => until(what, async () => (await find(steps))[0])
    const within = (step: Step) => locator([...steps, step])
    const idOf = (element: Reference) => Object.values(element)[0] ?? ''
    const click = async () => {
      // An element that is covered or replaced is tried again, as Playwright does.
      await until(`a click on ${what}`, async () => {
        const element = await one()
        await call('(element) => element.scrollIntoView({ block: "center" })', [element])
        await send('POST', `/element/${idOf(element)}/click`)
        return true
      })
    }
    const setChecked = async (isWanted: boolean) => {
      if (
        (await call('(element) => element.checked ?? element.ariaChecked === "true"', [await one()])) ===
        isWanted
      )
        return
      // The input itself may be hidden behind what is drawn for it.
      await call('(element) => element.click()', [await one()])
    }
    const own = {
      ...queries(within),
      click,
      check: () => setChecked(true),
      uncheck: () => setChecked(false),
      fill: async (text: string) => {
        const element = await one()
        const isTyped = await call<boolean>(selectText, [element, text])
        if (isTyped) await send('POST', `/element/${idOf(element)}/value`, { text })
      },
      inputValue: async () => call<string>('(element) => element.value', [await one()]),
      getAttribute: async (name: string) =>
        call<string>('(element, name) => element.getAttribute(name)', [await one(), name]),
      evaluate: async (work: Work, given?: unknown) => call(work, [await one(), given]),
      waitFor: async ({ state = 'visible' }: { state?: string } = {}) => {
        if (state === 'visible') await one()
        else await until(`no ${what}`, async () => (await find(steps)).length === 0)
      },
    }
    // SAFETY: it has what journeys use of a locator, and anything else throws.
    return onlyWith('locator', own) as unknown as Locator
  }

  const queries = (within: (step: Step) => Locator) => ({
    getByRole: (role: string, { name, exact }: { name?: string | RegExp; exact?: boolean } = {}) =>
      within({ by: 'role', role, name: name === undefined ? undefined : textOf(name, exact) }),
    getByLabel: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      within({ by: 'label', text: textOf(text, exact) }),
    getByText: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      within({ by: 'text', text: textOf(text, exact) }),
  })

  const isAt = async (wanted: string) => {
    seen.url = await execute<string>('return location.href')
    return matches(seen.url, wanted)
  }
  const matches = (address: string, wanted: string) =>
    new RegExp(`^${escapeRegExp(wanted).replaceAll(String.raw`\*\*`, '.*')}$`).test(address)
  const page = {
    ...queries((step) => locator([step])),
    /** Errors and warnings of the page are not seen here. */
    on: (event: string) => {
      if (event !== 'pageerror' && event !== 'console') throw new NotInWebDriver(`page.on('${event}')`)
    },
    goto: (address: string) => send('POST', '/url', { url: address }),
    reload: () => send('POST', '/refresh'),
    evaluate: (work: Work, given?: unknown) => call(work, [given]),
    url: () => seen.url,
    waitForURL: (wanted: string) => until(`the address ${wanted}`, () => isAt(wanted)),
    waitForFunction: (work: Work, given?: unknown) =>
      until('a condition', async () => call<boolean>(work, [given])),
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
