/** What is measured in a page that nothing was opened in before: the first mount of each picker, and its memory. */
import type { Browser, Page } from 'playwright'
import { openPage } from '../openPage.ts'
import { turns } from '../turns.ts'
import { subjectNames, type Subject } from './subjects.ts'

/** Milliseconds and bytes of every page, by subject. */
export type FreshSamples = Record<Subject, Record<'firstMount' | 'heap', number[]>>

/** The heap of a long list is the same each time, but for a few kilobytes. */
const heapRounds = 3

async function inFreshPage<Result>(
  browser: Browser,
  origin: string,
  name: Subject,
  run: (page: Page) => Promise<Result>,
) {
  const page = await openPage(browser, `${origin}/#${encodeURIComponent(name)}`)
  await page.waitForFunction(() => 'openFirstPicker' in globalThis)
  const result = await run(page)
  await page.context().close()
  return result
}

const openFirst = (page: Page, count: number) =>
  page.evaluate((boards) => globalThis.openFirstPicker(boards), count)

/** Bytes of JavaScript that 10,000 boards and their open picker take. */
async function heapOf(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const used = async () => {
    await devTools.send('HeapProfiler.collectGarbage')
    return (await devTools.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await used()
  await openFirst(page, 10_000)
  return (await used()) - before
}

/** Opens each picker in fresh pages: with 100 boards for its first mount, with 10,000 for its memory. */
export async function measureFresh(browser: Browser, origin: string, rounds: number): Promise<FreshSamples> {
  // SAFETY: one entry for each subject.
  const samples = Object.fromEntries(
    subjectNames.map((name) => [name, { firstMount: [], heap: [] }]),
  ) as unknown as FreshSamples
  for (let round = 0; round < rounds; round++)
    for (const name of turns(subjectNames, round)) {
      samples[name].firstMount.push(await inFreshPage(browser, origin, name, (page) => openFirst(page, 100)))
      if (round < heapRounds) samples[name].heap.push(await inFreshPage(browser, origin, name, heapOf))
    }
  return samples
}
