/** The board picker's part of `npm run bench`: see bench/README.md. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { flags } from '../flags.ts'
import { openPage, pause, takeTurn } from '../openPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import { coverCount } from './boards.ts'
import type { Measured } from './page.tsx'
import { measureFresh } from './fresh.ts'
import { actions, counts, report, type Samples } from './report.ts'
import { subjectNames, type Subject } from './subjects.ts'

const home = '.cache/bench/picker'
/** The picture of every board. */
const pixel = 'R0lGODlhAQABAIAAALu7uwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
/** Pages of one subject differ by up to a tenth for as long as they live, so each subject has several. */
const pagesEach = 3
/** Rounds with 100 boards before all others, so that the browser has compiled the hot code. */
const warmUps = 60

const measure = async (page: Page, count: number): Promise<Measured> =>
  page.evaluate((boards) => globalThis.measurePicker(boards), count)

async function measureAll(browser: Browser, origin: string, rounds: number, samples: Samples) {
  const pages: { readonly name: Subject; readonly page: Page }[] = []
  for (const name of subjectNames.flatMap((each) => Array.from({ length: pagesEach }, () => each))) {
    const page = await openPage(browser, `${origin}/#${encodeURIComponent(name)}`)
    await page.waitForFunction(() => 'measurePicker' in globalThis)
    await pause(page)
    pages.push({ name, page })
  }
  await Promise.all(
    pages.map(async ({ page }) => {
      for (let round = 0; round < warmUps; round++) await measure(page, counts[0])
    }),
  )
  // From short lists to long ones, so that the garbage of 10,000 boards does not slow 100 down.
  for (const count of counts)
    for (let round = -Math.ceil(rounds / 4); round < rounds; round++)
      for (const { name, page } of turns(pages, round)) {
        const measured = await takeTurn(page, () => measure(page, count))
        if (round >= 0) for (const action of actions) samples[name][count][action].push(measured[action])
      }
}

/** Builds the page, measures all subjects, and returns the tables. */
export async function benchPicker(rounds: number): Promise<string> {
  await buildPage(join(import.meta.dirname, 'page.tsx'), home)
  for (let cover = 0; cover < coverCount; cover++)
    await writeFile(join(home, `cover${cover}.gif`), Buffer.from(pixel, 'base64'))
  const { server, origin } = await serve(home)
  const none = () => ({ open: [], letter: [], clear: [], arrow: [] })
  // SAFETY: one entry for each subject.
  const samples = Object.fromEntries(
    subjectNames.map((name) => [name, { 100: none(), 1_000: none(), 10_000: none() }]),
  ) as unknown as Samples
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...flags] })
  const fresh = await measureFresh(browser, origin, rounds)
  await measureAll(browser, origin, rounds, samples)
  await browser.close()
  server.close()
  return report(samples, fresh)
}
