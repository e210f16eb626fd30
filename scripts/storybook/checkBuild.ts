/**
 * `npm run test:beside -- storybook`: builds the static Storybook and checks that it is small, works under any path, requests nothing from
 * other hosts, and renders its first story within three seconds on the toolbar's slow network; that axe finds no problems on its pages;
 * and that every story passes in a bare frame.
 */
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { axeFindsOn } from './axe.ts'
import { build, folder, sizeOf } from './build.ts'
import { serveUnder } from './serve.ts'
import { draws, timeToDraw } from './visit.ts'
import { findChromium } from '../engines/chromium.ts'
import { entriesOfBuild, storiesOfBuild, walkAndReport } from '../walk/report.ts'

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

console.log(`built in ${seconds(await build())} (target: under 90 s)`)
const total = await sizeOf(folder)
console.log(`${(total / 1e6).toFixed(1)} MB (limit: ${limit / 1e6} MB)`)
if (total >= limit) problems.push(`the build has ${total} bytes`)

const entries = await entriesOfBuild()
/** Every docs page, and the page of one primitive and one view. */
const pages = [
  ...Object.keys(entries).filter((id) => entries[id]?.importPath.startsWith('./stories/docs/')),
  'primitives-button--docs',
  'auth-log-in--docs',
]
problems.push(...[...stories, ...pages].filter((id) => !entries[id]).map((id) => `${id} does not exist`))

const site = await serveUnder(folder, '/some/deep/path/')
const browser = await chromium.launch(await launchOptions())
await checkPages()
await browser.close()
site.close()

for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) process.exitCode = 1

const { engine } = await findChromium()
await walkAndReport(engine, await storiesOfBuild())

/** Checks that apply to any page: it is rendered, works offline, is accessible and appears quickly. */
async function checkPages() {
  problems.push(
    ...(await draws(browser, site, [...stories, ...pages], 'frame')),
    ...(await draws(browser, site, [...stories, ...pages.slice(0, 2)], 'manager')),
    ...(await axeFindsOn(browser, site, pages)),
  )
  // Stories that show a missing image request this address.
  problems.push(...site.missing.filter((path) => !path.endsWith('/gone.svg')).map((path) => `404: ${path}`))
  console.log(
    `drew ${stories.length} stories and ${pages.length} pages under /some/deep/path/, alone and in the manager`,
  )

  const quick = await timeToDraw(browser, site, `iframe.html?id=${first}&viewMode=story&globals=network:slow`)
  console.log(`first story on the toolbar's slow network: ${seconds(quick)} (limit: 3 s)`)
  if (quick > 3000) problems.push(`the first story takes ${seconds(quick)} on the slow network`)
}
