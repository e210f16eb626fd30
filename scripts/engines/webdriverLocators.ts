/** The part of Playwright's `Locator` that the journeys use, over WebDriver. */
import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'
import { labelled, locate, selectText, type Step, type Text } from './inPage.ts'
import { onlyWith } from './notInWebDriver.ts'
import { pageScripts, type Work } from './pageScripts.ts'
import type { Send } from './webdriver.ts'

type Reference = Readonly<Record<string, string>>

const library = await readFile(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/** A text for a regular expression. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const textOf = (text: string | RegExp, exact?: boolean): Text => {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const literal = escapeRegExp(text)
  return exact ? { source: `^${literal}$`, flags: '' } : { source: literal, flags: 'i' }
}

/** What finds elements in a page. `seen.url` becomes the address at which they were looked for. */
export function webdriverLocators(send: Send, seen: { url: string }) {
  const { execute, call, until } = pageScripts(send)

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
      first: () => locator(steps),
      count: async () => (await find(steps)).length,
      click,
      selectOption: async ({ label }: { label: string }) => {
        const option = await call<Reference>(labelled, [await one(), label])
        await send('POST', `/element/${idOf(option)}/click`)
      },
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
    locator: (selector: string, { hasText }: { hasText?: string | RegExp } = {}) =>
      within({ by: 'selector', selector, text: hasText === undefined ? undefined : textOf(hasText) }),
  })

  return queries((step) => locator([step]))
}
