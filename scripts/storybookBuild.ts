/**
 * `npm run test:storybook`: builds the static Storybook and holds it to its word: it weighs little, opens under any path, and asks nothing of
 * another host; under the toolbar's slow network the first story is there within three seconds. The other times are printed: they are the
 * machine's as much as the Storybook's.
 */
import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from './browser.ts'
import { serveUnder } from './staticStorybook/serve.ts'
import { draws, timeToDraw } from './staticStorybook/visit.ts'

const folder = '.cache/storybook-static'
const limit = 25_000_000
const first = 'auth-log-in--playground'
/** With pictures, a video, other scripts, a part that comes late, and a page. */
const stories = [
  first,
  'saving-board-picker--playground',
  'saving-pin-saved--video',
  'saving-board-picker--right-to-left',
  'auth-consents--playground',
]

const complaints: string[] = []
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const start = performance.now()
await rm(folder, { recursive: true, force: true })
const builder = spawn('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const code = await new Promise((done) => builder.on('close', done))
if (code !== 0) throw new Error('The Storybook could not be built.')
console.log(`built in ${seconds(performance.now() - start)} (wanted: under 60 s)`)

const files = await readdir(folder, { recursive: true, withFileTypes: true })
const sizes = await Promise.all(
  files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
)
const weight = sizes.reduce((sum, { size }) => sum + size, 0)
console.log(`weighs ${(weight / 1e6).toFixed(1)} MB (limit ${limit / 1e6} MB)`)
if (weight >= limit) complaints.push(`weighs ${weight} bytes`)

// SAFETY: written by Storybook a moment ago.
const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string; importPath: string }>
}
/** Every page of prose, and of the components' pages a primitive's and a view's. */
const pages = [
  ...Object.keys(entries).filter((id) => entries[id]?.importPath.startsWith('./stories/docs/')),
  'primitives-button--docs',
  'auth-log-in--docs',
]
complaints.push(...[...stories, ...pages].filter((id) => !entries[id]).map((id) => `there is no ${id}`))

const site = await serveUnder(folder, '/some/deep/path/')
const browser = await chromium.launch(await launchOptions())
complaints.push(
  ...(await draws(browser, site, [...stories, ...pages], 'frame')),
  ...(await draws(browser, site, [...stories, ...pages.slice(0, 2)], 'manager')),
)
// Two pictures are missing on purpose: stories show what becomes of them.
complaints.push(
  ...site.missing.filter((path) => !path.endsWith('/gone.svg')).map((path) => `does not find ${path}`),
)
console.log(
  `draws ${stories.length} stories and ${pages.length} pages under /some/deep/path/, by themselves and in the manager`,
)

const frame = `iframe.html?id=${first}&viewMode=story`
const quick = await timeToDraw(browser, site, `${frame}&globals=network:slow`, false)
console.log(`first story drawn in ${seconds(quick)} with the toolbar's slow network (wanted: within 3 s)`)
if (quick > 3000) complaints.push(`draws its first story in ${seconds(quick)} with the slow network`)
const onSlowLine = await timeToDraw(browser, site, frame, true)
console.log(
  `first story drawn in ${seconds(onSlowLine)} on a line of 1.6 Mbit/s and 150 ms (Lighthouse's slow 4G), gzipped, nothing cached; most of it is Storybook itself`,
)
await browser.close()
site.close()

for (const complaint of complaints) console.error(`✗ ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
