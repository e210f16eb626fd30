/**
 * `npm run test:package`: checks the package as an app uses it. Packs it, installs it into a copy of `example/`, builds that with Vite,
 * renders it on a server and opens it in a browser, over a real network. `-- --open` leaves the app running for a look.
 */
import { rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { importsInNode, rendersOnServer, shipsWhatItShould, typesAreSound } from './inNode.ts'
import { installExample, run } from './install.ts'
import { journeys } from './journeys.ts'
import { serve } from './serve.ts'

process.env['TZ'] = 'UTC'
let failed = 0

/** Runs one check and prints its result. */
async function check<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const start = performance.now()
  const print = (mark: string) =>
    console.log(`${mark} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  try {
    const result = await work()
    print('✓')
    return result
  } catch (error) {
    failed += 1
    print('✗')
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
    check('has sound types', () => typesAreSound(app)),
    check('ships its directives and no parser', () => shipsWhatItShould(app)),
    check('I3 imports in Node', () => importsInNode(app)),
  ])
  if (isBuilt) await openInBrowser(app)
  await rm(app, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

async function openInBrowser(folder: string) {
  await check('I2 renders the complete form on a server', () => rendersOnServer(folder))
  const [production, development] = await Promise.all([serve(folder, 'client'), serve(folder, 'development')])
  const browser = await chromium.launch(await launchOptions())
  for (const [name, journey] of Object.entries(journeys))
    await check(name, () => journey({ browser, production: production.url, development: development.url }))
  await browser.close()
  if (process.argv.includes('--open')) {
    console.log(
      `\n${production.url} stays open until Ctrl+C. Log in as wren@example.com with "correct horse battery".`,
    )
    await new Promise((resolve) => process.once('SIGINT', resolve))
  }
  await Promise.all([production.close(), development.close()])
}
