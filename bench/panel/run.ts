/** The Statechart tab's part of `npm run bench`: see bench/README.md. */
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { openPage, pause, takeTurn } from '../openPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import type { Measured } from './page.tsx'
import { actions, report, subjects, type Samples, type Subject } from './report.ts'

const home = '.cache/bench/panel'

/** Builds the page, measures all subjects, and returns the table. */
export async function benchPanel(rounds: number): Promise<string> {
  await buildPage(join(import.meta.dirname, 'page.tsx'), home)
  const { server, origin } = await serve(home)
  const browser = await chromium.launch(await launchOptions())
  // A page each, so that what one subject loads is not there for another.
  const pages = new Map<Subject, Page>()
  for (const subject of subjects) {
    const page = await openPage(browser, `${origin}/#${subject}`)
    await page.waitForFunction(() => 'measurePanel' in globalThis)
    await pause(page)
    pages.set(subject, page)
  }
  const none = () => ({ mount: [], letter: [] })
  const samples: Samples = { absent: none(), closed: none(), open: none() }
  for (let round = -Math.ceil(rounds / 4); round < rounds; round++)
    for (const subject of turns(subjects, round)) {
      const page = pages.get(subject)
      if (!page) continue
      await page.bringToFront()
      const measured: Measured = await takeTurn(page, () => page.evaluate(() => globalThis.measurePanel()))
      if (round >= 0) for (const action of actions) samples[subject][action].push(measured[action])
    }
  await browser.close()
  server.close()
  return report(samples)
}
