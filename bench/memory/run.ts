/** The memory part of `npm run bench`: see bench/README.md. */
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { buildPage } from '../buildPage.ts'
import { flags } from '../flags.ts'
import { openPage } from '../openPage.ts'
import { serve } from '../serve.ts'

const home = '.cache/bench/memory'
/** Mounts before the first measurement: what is kept once, such as styles and code that is compiled when it is often used, is there then. */
const warmUps = 600
/** In MB. */
const budget = 0.2

const kinds = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const

async function used(devTools: CDPSession) {
  // The second one collects what the first one has finalized.
  for (let time = 0; time < 2; time += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const [nodes = 0, listeners = 0, heap = 0] = kinds.map(
    (kind) => metrics.find(({ name }) => name === kind)?.value,
  )
  return { nodes, listeners, heap }
}

/** What mounts of a flow leave behind, in a page of its own. */
async function leftBy(browser: Browser, origin: string, name: string, mounts: number) {
  const page = await openPage(browser, origin)
  await page.waitForFunction(() => 'mountOften' in globalThis)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const mount = (times: number) =>
    page.evaluate((given) => globalThis.mountOften(given.name, given.times), { name, times })
  await mount(warmUps)
  const before = await used(devTools)
  const timers = await mount(mounts)
  const after = await used(devTools)
  await page.context().close()
  return {
    timers,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    megabytes: (after.heap - before.heap) / 1e6,
  }
}

/** Builds the page, mounts each flow, and returns the table. */
export async function benchMemory(mounts: number): Promise<string> {
  await buildPage(join(import.meta.dirname, 'page.tsx'), home)
  const { server, origin } = await serve(home)
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...flags] })
  const first = await openPage(browser, origin)
  await first.waitForFunction(() => 'mountOften' in globalThis)
  const names = await first.evaluate(() => globalThis.flowNames)
  await first.context().close()
  const rows: string[] = []
  for (const name of names) {
    const { timers, nodes, listeners, megabytes } = await leftBy(browser, origin, name, mounts)
    const isOver = timers > 0 || nodes > 0 || listeners > 0 || megabytes > budget
    rows.push(
      `| ${name} | ${timers} | ${listeners} | ${nodes} | ${megabytes.toFixed(2)} MB${isOver ? ', missed' : ''} |`,
    )
  }
  await browser.close()
  server.close()
  return [
    `| left by ${mounts} mounts (target: nothing, and ≤ ${budget} MB) | timers | listeners | nodes | heap |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}
