/**
 * `npm run test:package`: what an app meets. The packed package, installed into a copy of `example/`, built with Vite, drawn by a server,
 * opened in a browser, on a real network. `-- --open` leaves the app running to be looked at.
 */
import { rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { launchOptions } from './browser.ts'
import { importsInNode, rendersOnServer, shipsWhatItShould, typesHold } from './consumer/inNode.ts'
import { installExample, run } from './consumer/install.ts'
import { journeys } from './consumer/journeys.ts'
import { serve } from './consumer/serve.ts'

process.env['TZ'] = 'UTC'
let failed = 0

/** Runs one check and says how it went. */
async function check<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const start = performance.now()
  const say = (mark: string) =>
    console.log(`${mark} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  try {
    const result = await work()
    say('✓')
    return result
  } catch (error) {
    failed += 1
    say('✗')
    console.error(error)
    return undefined
  }
}

const app = await check('packs and installs', installExample)
if (app) {
  const [isBuilt] = await Promise.all([
    check('builds with Vite', async () => {
      await run(app, 'npm', ['run', 'build'])
      await run(app, 'npx', ['vite', 'build', '--outDir', 'dist/development'], { NODE_ENV: 'development' })
      return true
    }),
    check('types hold', () => typesHold(app)),
    check('ships its directives and no parser', () => shipsWhatItShould(app)),
    check('I3 imports in Node', () => importsInNode(app)),
  ])
  if (isBuilt) await openInBrowser(app)
  await rm(app, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

async function openInBrowser(folder: string) {
  await check('I2 draws the whole form on a server', () => rendersOnServer(folder))
  const [production, development] = await Promise.all([serve(folder, 'client'), serve(folder, 'development')])
  const browser = await chromium.launch(await launchOptions())
  for (const [name, journey] of Object.entries(journeys))
    await check(name, () => journey({ browser, production: production.url, development: development.url }))
  await browser.close()
  if (process.argv.includes('--open')) {
    console.log(`\n${production.url} is open until Ctrl+C. wren@example.com, correct horse battery`)
    await new Promise((resolve) => process.once('SIGINT', resolve))
  }
  await Promise.all([production.close(), development.close()])
}
