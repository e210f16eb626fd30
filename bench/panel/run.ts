/** What the statechart tab costs a story, a part of `npm run bench`: see bench/README.md. */
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import type { Measured } from './page.tsx'
import { deeds, report, subjects, type Samples, type Subject } from './report.ts'

const home = '.cache/bench/panel'

/** Builds the page, measures all subjects in turns, `rounds` times after a quarter of that to warm up, and answers with the table. */
export async function benchPanel(rounds: number): Promise<string> {
  await buildPage(import.meta.dirname, home)
  const { server, origin } = await serve(home)
  const browser = await chromium.launch(await launchOptions())
  // Each in a page of its own: what was fetched for one is not there for another.
  const pages = new Map<Subject, Page>()
  for (const subject of subjects) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    await page.goto(`${origin}/#${subject}`)
    await page.waitForFunction(() => 'measurePanel' in globalThis)
    pages.set(subject, page)
  }
  const none = () => ({ mount: [], letter: [] })
  const samples: Samples = { absent: none(), closed: none(), open: none() }
  for (let round = -Math.ceil(rounds / 4); round < rounds; round++)
    for (const subject of turns(subjects, round)) {
      const page = pages.get(subject)
      await page?.bringToFront()
      const measured: Measured | undefined = await page?.evaluate(() => globalThis.measurePanel())
      if (measured && round >= 0) for (const deed of deeds) samples[subject][deed].push(measured[deed])
    }
  await browser.close()
  server.close()
  return report(samples)
}
