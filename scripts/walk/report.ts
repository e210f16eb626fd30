import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../engines/engine.ts'
import { folder } from '../storybook/build.ts'
import { serveUnder } from '../storybook/serve.ts'
import { collect } from './page.ts'
import { translatePage } from './translator.ts'
import { walk, type WalkOptions } from './walk.ts'

/** The entries of the last static build, by id. */
export async function entriesOfBuild() {
  // SAFETY: Storybook has written it.
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, { readonly type: string; readonly importPath: string }>>
  }
  return entries
}

export async function storiesOfBuild(): Promise<readonly string[]> {
  const entries = await entriesOfBuild()
  return Object.keys(entries).filter((id) => entries[id]?.type === 'story')
}

/** Walks stories of the last static build and prints what it finds. A story that fails fails the process. */
export async function walkAndReport(engine: Engine, ids: readonly string[], options: WalkOptions = {}) {
  const site = await serveUnder(folder, '/some/deep/path/', [
    collect,
    ...(options.translate ? [translatePage] : []),
  ])
  const start = performance.now()
  const { walked, problems, retried } = await walk(engine, site, ids, options)
  site.close()
  for (const line of retried) console.warn(`⚠ ${line}`)
  for (const line of problems) console.error(`✗ ${line}`)
  console.log(
    `${engine.description}: walked ${walked} stories in ${((performance.now() - start) / 1000).toFixed(0)} s: ` +
      `${problems.length} failed, ${retried.length} passed only on retry`,
  )
  if (problems.length > 0) process.exitCode = 1
}
