import { readFile } from 'node:fs/promises'
import type { AxeResults } from 'axe-core'
import type { Browser } from 'playwright'
import type { Site } from './serve.ts'

/** Runs in the page, where axe is a global. */
const violations = async () => {
  // SAFETY: the script has just been added.
  const { axe } = globalThis as unknown as {
    readonly axe: { run(root: string, options: object): Promise<AxeResults> }
  }
  // A story in a frame is checked by its own test.
  const found = await axe.run('#storybook-docs', { iframes: false })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** What axe finds on docs pages in light and in dark, one problem per line. */
export async function axeFindsOn(
  browser: Browser,
  site: Site,
  pageIds: readonly string[],
): Promise<string[]> {
  const script = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
  const page = await (await browser.newContext()).newPage()
  const problems: string[] = []
  for (const theme of ['light', 'dark'])
    for (const id of pageIds) {
      await page.goto(`${site.url}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`)
      await page.waitForSelector('#storybook-docs:not([hidden]) h1')
      await page.addScriptTag({ content: script })
      problems.push(
        ...(await page.evaluate(violations)).map((violation) => `${id} in ${theme}: ${violation}`),
      )
    }
  await page.context().close()
  return problems
}
