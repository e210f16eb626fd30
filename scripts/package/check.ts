/**
 * `npm run test:package`: checks the package as an app uses it. Packs it, installs it into a copy of `example/`, builds that with Vite,
 * renders it on a server and opens it in browsers, over a real network. `-- --open` leaves the app running for inspection; `-- --firefox`
 * fails on a machine without Firefox, which is needed to check the back/forward cache.
 */
import { rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { installedFirefox, missingFirefox } from '../engines/firefox.ts'
import { launchKeepingFirefox } from '../engines/keeping.ts'
import { isDocumented } from './hover/documented.ts'
import { importsInNode, rendersOnServer, shipsWhatItShould, typesAreSound } from './inNode.ts'
import { installExample } from './install.ts'
import { isLean } from './lean.ts'
import { run } from './run.ts'
import { journeys } from './journeys.ts'
import { keptJourneys, type KeptContext } from './kept.journeys.ts'
import { mockCommandRuns } from './mockCommand.ts'
import { check } from './named.ts'
import { serveBuilds } from './serve.ts'
import { snippetsCompile } from './snippets/compile.ts'
import { upgradedCompiles } from './upgrade/upgradedCompiles.ts'

process.env['TZ'] = 'UTC'

const app = await check('packs and installs', () => installExample('example'))
if (app) {
  const [isBuilt] = await Promise.all([
    check('builds with Vite', async () => {
      await run(app, 'npm', ['run', 'build'])
      await run(app, 'npx', ['vite', 'build', '--outDir', 'dist/development'], { NODE_ENV: 'development' })
      return true
    }),
    check('has sound types', () => typesAreSound(app)),
    check('compiles the snippets of README.md and docs/ in the template of create-vite', () =>
      snippetsCompile(app),
    ),
    check(
      'runs `npx tackboard-mock` and `npx tackboard-check`, and logs in with a client generated from openapi.json',
      () => mockCommandRuns(app),
    ),
    check('compiles an app of 0.1.0 that `npx tackboard-upgrade` has rewritten', () => upgradedCompiles(app)),
    check('ships its directives and no parser', () => shipsWhatItShould(app)),
    check('says of every prop what it is, without codes of the specification', () => isDocumented(app)),
    check('is small, and names no source map that it lacks', () => isLean(app)),
    check('I3 imports in Node', () => importsInNode(app)),
    check('passes a test of the app in jsdom', () => run(app, 'npm', ['test', '--', '--testTimeout=60000'])),
  ])
  if (isBuilt) await openInBrowser(app)
  await rm(app, { recursive: true, force: true })
}

async function openInBrowser(folder: string) {
  await check('I2 renders the complete form on a server', () => rendersOnServer(folder))
  const { context, close } = await serveBuilds(folder)
  const browser = await chromium.launch(await launchOptions())
  for (const [name, journey] of Object.entries(journeys))
    await check(name, () => journey({ browser, ...context }))
  await browser.close()
  await openInFirefox(context)
  if (process.argv.includes('--open')) {
    console.log(
      `\n${context.production} stays open until Ctrl+C. Log in as wren@example.com with "correct horse battery".`,
    )
    await new Promise((resolve) => process.once('SIGINT', resolve))
  }
  await close()
}

/** Skipped if Firefox is not installed, unless `-- --firefox` requires it. */
async function openInFirefox(context: Omit<KeptContext, 'firefox'>) {
  const path = installedFirefox()
  if (path === undefined) {
    console.log(`⚠ P2 pages that a browser keeps for Back: not checked. ${missingFirefox}`)
    if (process.argv.includes('--firefox')) process.exitCode = 1
    return
  }
  const firefox = await check('starts Firefox', () => launchKeepingFirefox(path))
  if (!firefox) return
  for (const [name, journey] of Object.entries(keptJourneys))
    await check(name, () => journey({ firefox, ...context }))
  await firefox.close()
}
