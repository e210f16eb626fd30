/**
 * Walks the stories of the static build. Each runs in a bare frame: a window of the size that the story requires, with nothing around it.
 * In the stories' tests, stories share pages and run inside Vitest; here each starts from scratch, as for somebody who opens a link to it.
 */
import type { Browser, Page } from 'playwright'
import { needsOf, type Needs } from './needs.ts'
import { translatePage } from '../translator.ts'
import type { Site } from './serve.ts'
import { collect, type Findings } from './walkPage.ts'

/** A page that waits leaves time for another one, so this many pages keep two cores busy. */
const concurrency = 3
/** How long a story may take, in ms. The machine may be busy. */
const patience = 60_000

type Launch = () => Promise<Browser>

/** What else happens to each page: whether the browser translates it. */
interface Weather {
  readonly translate?: boolean | undefined
}

/** The problems of one story. Texts in `expected` are errors that the story shows on purpose. */
export function judge({ finished, thrown }: Findings, expected: readonly string[]): readonly string[] {
  const unexpected = thrown.filter((message) => !expected.some((text) => message.includes(text)))
  if (finished === null) return [...unexpected, `has not finished after ${patience / 1000} s`]
  // A failed axe check throws nothing.
  return finished === 'error' && thrown.length === 0 ? ['a check failed without a message'] : unexpected
}

async function visit(page: Page, site: Site, id: string, { width, height, media, expectedErrors }: Needs) {
  const thrown: string[] = []
  const record = (error: Error) => thrown.push(error.message)
  page.on('pageerror', record)
  try {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ forcedColors: null, contrast: null, reducedMotion: 'reduce', ...media })
    await page.goto(`${site.url}iframe.html?id=${id}&viewMode=story`)
    await page
      .waitForFunction(() => globalThis.findings?.finished, null, { timeout: patience, polling: 100 })
      .catch(() => undefined)
    const { finished = null, thrown: reported = [] } = (await page.evaluate(() => globalThis.findings)) ?? {}
    const stale = await page.evaluate(() => globalThis.staleTexts?.() ?? [])
    return [
      ...judge({ finished, thrown: [...new Set([...reported, ...thrown])] }, expectedErrors),
      ...stale.map((text) => `a text no longer follows the app: ${text}`),
    ]
  } catch (error) {
    return [String(error)]
  } finally {
    page.off('pageerror', record)
  }
}

/**
 * Each page has its own browser, which is replaced after this many stories: if a browser runs out of memory, the others are not affected.
 */
const storiesPerBrowser = 60

async function walkAll(
  launch: Launch,
  site: Site,
  needs: ReadonlyMap<string, Needs>,
  pages: number,
  { translate }: Weather,
) {
  const queue = [...needs]
  const found = new Map<string, readonly string[]>()
  const walkSome = async () => {
    const browser = await launch()
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' })
    await context.addInitScript(collect)
    if (translate) await context.addInitScript(translatePage)
    const page = await context.newPage()
    for (let walked = 0; walked < storiesPerBrowser && browser.isConnected(); walked += 1) {
      const next = queue.shift()
      if (!next) break
      const [id, need] = next
      const problems = await visit(page, site, id, need)
      if (problems.length > 0) found.set(id, problems)
    }
    await browser.close()
  }
  const walkOn = async () => {
    while (queue.length > 0) {
      await walkSome()
      console.log(`${needs.size - queue.length} of ${needs.size} stories`)
    }
  }
  await Promise.all(Array.from({ length: pages }, walkOn))
  return found
}

/** The first line of each problem, because a step that finds no element prints the whole page after it. */
const brief = (problems: readonly string[]) =>
  problems.map((problem) => problem.split('\n', 1)[0]).join(' | ')

/** Walks stories, and walks failed ones again, one at a time: a busy machine can be slow. */
export async function walk(launch: Launch, site: Site, ids: readonly string[], weather: Weather = {}) {
  const needs = await needsOf(launch, site, ids)
  const first = await walkAll(launch, site, needs, concurrency, weather)
  const again = new Map([...needs].filter(([id]) => first.has(id)))
  const second = await walkAll(launch, site, again, 1, weather)
  return {
    walked: needs.size,
    /** What is wrong, one line per story. */
    problems: [...second].map(([id, problems]) => `${id}: ${brief(problems)}`),
    /** The stories that failed at first, but passed when walked again on their own. */
    retried: [...first].flatMap(([id, problems]) =>
      second.has(id) ? [] : [`${id} passed only on retry: ${brief(problems)}`],
    ),
  }
}
