import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { installExample } from '../package/install.ts'
import { journeys } from '../package/journeys.ts'
import { run } from '../package/run.ts'
import { serveBuilds } from '../package/serve.ts'
import { asJourneys, cannotBeChecked } from './checks/check.ts'
import { checks } from './checks/checks.ts'
import type { Engine, EngineName } from './engine.ts'
import { NotInWebDriver } from './notInWebDriver.ts'

/** Installs the example app, builds it, and serves both builds. */
export async function serveExample() {
  process.env['TZ'] = 'UTC'
  const app = await installExample('example')
  await run(app, 'npm', ['run', 'build'])
  await run(app, 'npx', ['vite', 'build', '--outDir', 'dist/development'], { NODE_ENV: 'development' })
  const { context, close } = await serveBuilds(app)
  return {
    context,
    close: async () => {
      await close()
      await rm(app, { recursive: true, force: true })
    },
  }
}

/** Journeys that Playwright cannot follow in an engine, and why. */
const lost: Readonly<Partial<Record<EngineName, Readonly<Record<string, string>>>>> = {
  firefox: {
    'P1 P13 K12 says on the page before that a pin was saved on a phone':
      'Playwright loses a page that Firefox has kept for Back; kept.journeys.ts has this one',
    'P2 asks for no file in the moment a log-in leaves the page':
      'Playwright counts the files of the next page to the one that is left',
    'creates a passkey after a log-in, and logs in with it; neither its answer nor its signature is taken again':
      'Playwright has a virtual authenticator in Chromium alone',
  },
}

/** How long a journey may take, in ms: a command that a driver never answers would otherwise end the run in silence. */
const patience = 180_000

async function inTime(journey: Promise<unknown>) {
  const end = new AbortController()
  const late = setTimeout(patience, undefined, { signal: end.signal }).then(() => {
    throw new Error(`It has not ended within ${patience / 1000} s.`)
  })
  await Promise.race([journey, late]).finally(() => end.abort())
}

type Example = Awaited<ReturnType<typeof serveExample>>

/**
 * Runs the journeys through the example app, and the checks of what browsers do differently. One that WebDriver has no command for is named
 * with what it lacks.
 */
export async function runJourneys(engine: Engine, { context }: Example) {
  const browser = await engine.launch()
  const counts = { passed: 0, failed: 0, impossible: 0 }
  for (const [name, journey] of Object.entries({ ...journeys, ...asJourneys(checks, engine.name) })) {
    const reason = lost[engine.name]?.[name] ?? cannotBeChecked(checks, name, engine.name)
    if (reason) {
      counts.impossible += 1
      console.log(`– ${name}: ${reason}`)
      continue
    }
    try {
      await inTime(journey({ browser, ...context }))
      counts.passed += 1
    } catch (error) {
      if (error instanceof NotInWebDriver) {
        counts.impossible += 1
        console.log(`– ${name}: ${error.message}`)
        continue
      }
      counts.failed += 1
      console.error(`✗ ${name}`, error)
      process.exitCode = 1
    }
  }
  await browser.close()
  const { passed, failed, impossible } = counts
  console.log(
    `${engine.description}: ${passed} journeys passed, ${failed} failed, ${impossible} cannot be driven`,
  )
}
