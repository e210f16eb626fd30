/**
 * `npm run test:beside -- next`: checks the package in a Next app with server components, streaming and a strict Content-Security-Policy.
 * Packs the package, installs it and Next into a copy of `example-next/`, builds and starts that app, and opens it in a browser. `--
 * --open` leaves it running.
 */
import { rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { installExample } from '../package/install.ts'
import { run } from '../package/run.ts'
import { check } from '../package/named.ts'
import { isAsNew } from './newApp.ts'
import { journeys } from './journeys.ts'
import { serve } from './serve.ts'

const app = await check('packs and installs, with Next', () => installExample('example-next'))
if (app) {
  await check('has the settings of a new app', () => isAsNew(app))
  const isBuilt = await check('builds with Next', () =>
    run(app, 'npm', ['run', 'build'], { NEXT_TELEMETRY_DISABLED: '1' }),
  )
  const site = isBuilt && (await check('starts', () => serve(app)))
  if (site) {
    const browser = await chromium.launch(await launchOptions())
    for (const [name, journey] of Object.entries(journeys))
      await check(name, () => journey({ browser, url: site.url }))
    await browser.close()
    if (process.argv.includes('--open')) {
      console.log(`\n${site.url}/login stays open until Ctrl+C.`)
      await new Promise((resolve) => process.once('SIGINT', resolve))
    }
    await site.close()
  }
  await rm(app, { recursive: true, force: true })
}
