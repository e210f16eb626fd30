/** `npm run bench`: see bench/README.md. */
import { execFile } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from 'playwright'
import { build as buildPackage } from 'tsdown'
import { build, type InlineConfig } from 'vite'
import { browserVersion, launchOptions } from '../scripts/browser.ts'
import type { Measured } from './page.tsx'
import type { Form, Render } from './server.tsx'
import type { Subject } from './subjects.tsx'
import { benchPanel } from './panel/run.ts'
import { benchPicker } from './picker/run.ts'
import { report, type Samples } from './report.ts'
import { serve } from './serve.ts'

const home = '.cache/bench'
const words = process.argv.slice(2)
/** A part that is run alone. */
const part = words.find((word) => word === 'picker' || word === 'panel')
const rounds = Number(words.find((word) => word !== part) ?? (part === 'picker' ? 12 : 120))
const warmUp = Math.ceil(rounds / 4)
const order: readonly Subject[] = ['floor', 'ours']

const shared: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: /^\.\.\/src\/index\.ts$/, replacement: join(process.cwd(), home, 'package/src/index.js') },
    ],
  },
}

async function buildAll() {
  await buildPackage({ dts: false, outDir: `${home}/package`, logLevel: 'error' })
  await build({
    ...shared,
    build: {
      outDir: `${home}/page`,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'bench/page.tsx', output: { entryFileNames: 'page.js' } },
    },
  })
  await build({
    ...shared,
    // React is loaded as a Node server loads it; it picks its production build by NODE_ENV.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { ssr: 'bench/server.tsx', outDir: `${home}/server`, target: 'node24', minify: true },
  })
}

async function measureBrowser(samples: Samples) {
  const { server, origin } = await serve(`${home}/page`)
  const browser = await chromium.launch(await launchOptions())
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.goto(origin)
  await page.waitForFunction(() => 'measure' in globalThis)
  for (let round = 0; round < rounds + warmUp; round++) {
    // Whoever comes second finds a warmer machine, so the turns alternate.
    for (const subject of round % 2 ? order : order.toReversed()) {
      const { mount, key }: Measured = await page.evaluate((name) => globalThis.measure(name), subject)
      if (round < warmUp) continue
      samples[subject].mount.push(mount)
      samples[subject].key.push(key)
    }
  }
  await browser.close()
  server.close()
}

async function measureNode(samples: Samples) {
  const run = promisify(execFile)
  const kinds: readonly Render[] = ['plain', 'collecting']
  for (let round = 0; round < 4; round++)
    for (const form of [...order, 'peer'] satisfies readonly Form[])
      for (const how of kinds) {
        const { stdout } = await run(process.execPath, [join(home, 'server/server.js'), form, how], {
          env: { ...process.env, NODE_ENV: 'production' },
        })
        // SAFETY: server.tsx prints a list of numbers.
        samples[form][how].push(...(JSON.parse(stdout) as number[]))
      }
}

/** The log-in page and the hint in its field. */
async function benchLogin() {
  const empty = () => ({ mount: [], key: [], plain: [], collecting: [] })
  const samples: Samples = { floor: empty(), ours: empty(), peer: empty() }
  await buildAll()
  await measureNode(samples)
  await measureBrowser(samples)
  console.log(`${report(samples)}\n`)
  console.log(`${rounds} rounds after ${warmUp} to warm up.\n`)
  await import('./hints/run.ts')
  console.log('')
}

if (!part) await benchLogin()
// A round of it opens, types, clears and moves six pickers with 100, 1,000 and 10,000 boards, which takes seconds.
if (part !== 'panel') console.log(await benchPicker(part ? rounds : Math.ceil(rounds / 10)))
if (part === 'panel') console.log(await benchPanel(rounds))
console.log(
  `\n${await browserVersion()}; Node ${process.version}; ${cpus().length} × ${cpus()[0]?.model}; load ${loadavg()[0]?.toFixed(1)}.`,
)
