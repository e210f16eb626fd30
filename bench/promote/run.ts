/** Quick promote's part of `npm run bench`: see bench/README.md. */
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { flags } from '../flags.ts'
import { median } from '../median.ts'
import { openPage } from '../openPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import type { Measured, Subject } from './page.tsx'

const home = '.cache/bench/promote'
const subjects = ['ours', 'floor'] as const
const rows = [
  { name: 'mount', label: 'mount to paint, its calls answered at once', target: '≤ 1.50' },
  { name: 'key', label: 'keystroke to paint', target: '≤ 16 ms with `--cpu 4`' },
] as const

/** Builds the page, measures both subjects, and returns the table. */
export async function benchPromote(rounds: number): Promise<string> {
  await buildPage(join(import.meta.dirname, 'page.tsx'), home)
  const { server, origin } = await serve(home)
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...flags] })
  const page = await openPage(browser, origin)
  await page.waitForFunction(() => 'measurePromote' in globalThis)
  const none = (): Record<keyof Measured, number[]> => ({ mount: [], key: [] })
  const samples: Record<Subject, Record<keyof Measured, number[]>> = { ours: none(), floor: none() }
  for (let round = -Math.ceil(rounds / 2); round < rounds; round++)
    for (const subject of turns(subjects, round)) {
      const measured = await page.evaluate((name) => globalThis.measurePromote(name), subject)
      if (round >= 0) for (const { name } of rows) samples[subject][name].push(measured[name])
    }
  await browser.close()
  server.close()
  return [
    '| | ours | floor | ours ÷ floor | target |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows.map(({ name, label, target }) => {
      const [ours, floor] = [median(samples.ours[name]), median(samples.floor[name])]
      return `| ${label} | ${ours.toFixed(1)} ms | ${floor.toFixed(1)} ms | ${(ours / floor).toFixed(2)} | ${target} |`
    }),
  ].join('\n')
}
