/** The bench of the board picker, a part of `npm run bench`: see bench/README.md. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import { coverCount } from './boards.ts'
import type { Measured } from './page.tsx'
import { counts, deeds, report, type Samples } from './report.ts'
import type { Subject } from './subjects.ts'

const home = '.cache/bench/picker'
/** The picture of every board. */
const pixel = 'R0lGODlhAQABAIAAALu7uwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
/** Takes seconds a round with many boards, so it takes part in every fifth round only. */
const slow = new Set<Subject>(['react-select', 'cmdk'])
/** A page keeps for its life what it was dealt, such as where its code lies: pages of one subject that comes near to others differ by a tenth. */
const near = { names: ['floor', 'ours', 'downshift + virtua'], pagesEach: 5 } as const
/** Behind by factors, and measured after those, in a browser of their own: whoever came after one of them would find the processor's caches empty. */
const far = { names: ['React Aria, virtualised', 'react-select', 'cmdk'], pagesEach: 1 } as const
/** Rounds before all others: a browser compiles what it runs often, and 100 boards would pay for what the others find compiled. */
const warmUps = 120
const names = [...near.names, ...far.names]

const takesPart = (subject: Subject, count: number, round: number) =>
  count < 10_000 || !slow.has(subject) || round % 5 === 0

/**
 * Code that nobody ran for some collections is thrown away, and a page that waits for its turn is collected for its memory: without these
 * two the next opening would pay for compiling.
 */
const keepsCode = '--no-flush-bytecode --no-memory-reducer'

/** Every subject in pages of its own, so that none pays for another's styles and code. */
async function openPages(origin: string, group: typeof near | typeof far) {
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      `--js-flags=--expose-gc ${keepsCode}`,
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  })
  const pages: { readonly name: Subject; readonly page: Page }[] = []
  for (const name of group.names.flatMap((each) => Array.from({ length: group.pagesEach }, () => each))) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    await page.goto(`${origin}/#${encodeURIComponent(name)}`)
    await page.waitForFunction(() => 'measurePicker' in globalThis)
    pages.push({ name, page })
  }
  return { browser, pages }
}

/** Measures some subjects in turns, `rounds` times after some to warm up, into `samples`. */
async function measure(group: typeof near | typeof far, origin: string, rounds: number, samples: Samples) {
  const { browser, pages } = await openPages(origin, group)
  await Promise.all(
    pages.map(async ({ page }) => {
      for (let round = 0; round < warmUps; round++)
        await page.evaluate((boards) => globalThis.measurePicker(boards), counts[0])
    }),
  )
  // One length of list after the other: what 10,000 boards leave to be cleared away must not fall on 100.
  for (const count of counts)
    for (let round = -Math.ceil(rounds / 4); round < rounds; round++)
      for (const { name, page } of turns(pages, round)) {
        if (!takesPart(name, count, round)) continue
        const measured: Measured = await page.evaluate((boards) => globalThis.measurePicker(boards), count)
        if (round >= 0) for (const deed of deeds) samples[name][count][deed].push(measured[deed])
      }
  await browser.close()
}

/** Builds the page, measures all subjects, and answers with the tables. */
export async function benchPicker(rounds: number): Promise<string> {
  await buildPage(import.meta.dirname, home)
  for (let cover = 0; cover < coverCount; cover++)
    await writeFile(join(home, `cover${cover}.gif`), Buffer.from(pixel, 'base64'))
  const { server, origin } = await serve(home)
  const none = () => ({ first: [], open: [], letter: [], clear: [], arrow: [] })
  // SAFETY: made of all names.
  const samples = Object.fromEntries(
    names.map((name) => [name, { 100: none(), 1_000: none(), 10_000: none() }]),
  ) as unknown as Samples
  for (const group of [near, far]) await measure(group, origin, rounds, samples)
  server.close()
  return report(samples)
}
