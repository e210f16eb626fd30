/** The log-in form's part of `npm run bench`: see bench/README.md. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'esbuild'
import { chromium, type Browser } from 'playwright'
import { build as buildPackage } from 'tsdown'
import { build } from 'vite'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { openPage } from '../openPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import { measureFirstMounts } from './firstMount.ts'
import type { Measured } from './page.tsx'
import { report, type Samples } from './report.ts'
import type { Render } from './server.tsx'
import { subjectNames } from './subjectNames.ts'

const home = '.cache/bench'
const ownEntry = /^\.\.\/\.\.\/src\/auth\.ts$/
const builtSources = join(process.cwd(), home, 'package/src')
const builtEntry = join(builtSources, 'auth.js')
/** The same redirect for Vite and for esbuild. */
const alias = [{ find: ownEntry, replacement: builtEntry }]
const serverAlias = [
  ...alias,
  { find: /^\.\.\/\.\.\/src\/theme\/index\.ts$/, replacement: join(builtSources, 'theme/index.js') },
]
const builtPackage: Plugin = {
  name: 'built-package',
  setup: ({ onResolve }) => onResolve({ filter: ownEntry }, () => ({ path: builtEntry })),
}

async function buildAll() {
  await buildPackage({ dts: false, outDir: `${home}/package`, logLevel: 'error' })
  await buildPage(join(import.meta.dirname, 'page.tsx'), `${home}/page`, alias)
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: serverAlias },
    // React is loaded as a Node server loads it, and chooses its production build by NODE_ENV.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: join(import.meta.dirname, 'server.tsx'),
      outDir: `${home}/server`,
      target: 'node24',
      minify: true,
    },
  })
}

async function measureBrowser(browser: Browser, rounds: number, samples: Samples) {
  const { server, origin } = await serve(`${home}/page`)
  const page = await openPage(browser, origin)
  await page.waitForFunction(() => 'measureLogin' in globalThis)
  for (let round = -Math.ceil(rounds / 4); round < rounds; round++)
    for (const subject of turns(subjectNames, round)) {
      const { mount, key }: Measured = await page.evaluate((name) => globalThis.measureLogin(name), subject)
      if (round < 0) continue
      samples[subject].mount.push(mount)
      samples[subject].key.push(key)
    }
  server.close()
}

async function measureNode(samples: Samples) {
  const run = promisify(execFile)
  const kinds: readonly Render[] = ['plain', 'collecting']
  for (let round = 0; round < 4; round++)
    for (const subject of subjectNames)
      for (const how of kinds) {
        const { stdout } = await run(process.execPath, [join(home, 'server/server.js'), subject, how], {
          env: { ...process.env, NODE_ENV: 'production' },
        })
        // SAFETY: server.tsx prints a list of numbers.
        samples[subject][how].push(...(JSON.parse(stdout) as number[]))
      }
}

/** Builds and measures all subjects, and returns the table. */
export async function benchLogin(rounds: number): Promise<string> {
  const empty = () => ({ firstMount: [], mount: [], key: [], plain: [], collecting: [] })
  const samples: Samples = { ours: empty(), floor: empty(), peer: empty() }
  await buildAll()
  await measureNode(samples)
  const browser = await chromium.launch(await launchOptions())
  await measureFirstMounts(browser, Math.ceil(rounds / 4), samples, { home, builtPackage })
  await measureBrowser(browser, rounds, samples)
  await browser.close()
  return report(samples)
}
