/**
 * `npm run test:storybook`: builds the static Storybook and checks that it is small, works under any path, requests nothing from other
 * hosts, and draws its first story within three seconds on the toolbar's slow network. Other times are only printed, since they depend on
 * the machine.
 */
import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { serveUnder } from './serve.ts'
import { draws, timeToDraw } from './visit.ts'

const folder = '.cache/storybook-static'
const limit = 25_000_000
const first = 'auth-log-in--playground'
/** Samples: images, a video, lazily loaded code, right-to-left. */
const stories = [
  first,
  'saving-board-picker--playground',
  'saving-pin-saved--video',
  'saving-board-picker--right-to-left',
  'auth-consents--playground',
]

const problems: string[] = []
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const start = performance.now()
await rm(folder, { recursive: true, force: true })
const builder = spawn('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const code = await new Promise((done) => builder.on('close', done))
if (code !== 0) throw new Error('storybook build failed.')
console.log(`built in ${seconds(performance.now() - start)} (target: under 60 s)`)

const files = await readdir(folder, { recursive: true, withFileTypes: true })
const sizes = await Promise.all(
  files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
)
const total = sizes.reduce((sum, { size }) => sum + size, 0)
console.log(`${(total / 1e6).toFixed(1)} MB (limit: ${limit / 1e6} MB)`)
if (total >= limit) problems.push(`the build has ${total} bytes`)

// SAFETY: Storybook has just written it.
const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string; importPath: string }>
}
/** Every docs page, and the page of one primitive and one view. */
const pages = [
  ...Object.keys(entries).filter((id) => entries[id]?.importPath.startsWith('./stories/docs/')),
  'primitives-button--docs',
  'auth-log-in--docs',
]
problems.push(...[...stories, ...pages].filter((id) => !entries[id]).map((id) => `${id} does not exist`))

const site = await serveUnder(folder, '/some/deep/path/')
const browser = await chromium.launch(await launchOptions())
problems.push(
  ...(await draws(browser, site, [...stories, ...pages], 'frame')),
  ...(await draws(browser, site, [...stories, ...pages.slice(0, 2)], 'manager')),
)
// Stories that show a missing image request this one.
problems.push(...site.missing.filter((path) => !path.endsWith('/gone.svg')).map((path) => `404: ${path}`))
console.log(
  `drew ${stories.length} stories and ${pages.length} pages under /some/deep/path/, alone and in the manager`,
)

const frame = `iframe.html?id=${first}&viewMode=story`
const quick = await timeToDraw(browser, site, `${frame}&globals=network:slow`, false)
console.log(`first story on the toolbar's slow network: ${seconds(quick)} (limit: 3 s)`)
if (quick > 3000) problems.push(`the first story takes ${seconds(quick)} on the slow network`)
const slow = await timeToDraw(browser, site, frame, true)
console.log(
  `first story at 1.6 Mbit/s with 150 ms latency (Lighthouse's slow 4G), gzipped, cold cache: ${seconds(slow)}, mostly Storybook itself`,
)
await browser.close()
site.close()

for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
