/**
 * `npm run test:engines -- [firefox|webkit|chromium…] [story id…]`: walks the stories of the last static build in Firefox and WebKit, or in
 * the engines named, and runs the journeys through the example app there. `--shard 1/4` walks a part, `journeys` alone walks no story;
 * `--draw` writes pictures of the stories of the contact sheets, side by side; `--translate`, `--slow` and `--zoom` change what happens to
 * every page (`Weather`).
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build, folder } from '../storybook/build.ts'
import { storiesOfBuild, walkAndReport } from '../walk/report.ts'
import { drawIn, putSideBySide, storiesOfSheets } from './draw.ts'
import { engineNames, type EngineName } from './engine.ts'
import { find } from './find.ts'
import { runJourneys, serveExample } from './journeys.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shard: { type: 'string', default: '1/1' },
    translate: { type: 'boolean' },
    slow: { type: 'boolean' },
    zoom: { type: 'boolean' },
    draw: { type: 'boolean' },
  },
})
const isEngine = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name)
const engines = positionals.filter(isEngine)
const stories = positionals.filter((name) => !isEngine(name) && name !== 'journeys')

const [part = 1, parts = 1] = values.shard.split('/').map(Number)
const isOnlyJourneys = positionals.includes('journeys')
const hasJourneys = isOnlyJourneys || (stories.length === 0 && part === 1 && !values.draw)

if (!existsSync(folder) && !isOnlyJourneys) await build()
const ids = isOnlyJourneys
  ? []
  : stories.length > 0
    ? stories
    : (await (values.draw ? storiesOfSheets() : storiesOfBuild())).filter(
        (_, index) => index % parts === part - 1,
      )
const example = hasJourneys ? await serveExample() : null

for (const name of engines.length > 0 ? engines : (['firefox', 'webkit'] as const)) {
  const found = await find[name]()
  if ('missing' in found) {
    console.error(`✗ ${found.missing}`)
    process.exitCode = 1
    continue
  }
  const { engine } = found
  if (ids.length > 0)
    await walkAndReport(engine, ids, { ...values, onFinished: values.draw ? drawIn(engine) : undefined })
  if (example) await runJourneys(engine, example)
}
await example?.close()
if (values.draw) await putSideBySide()
