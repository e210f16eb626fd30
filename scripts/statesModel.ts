/**
 * Prints the model of the commit whose root is the working directory, as JSON. Run there by `npm run states:diff`: each file is read
 * by itself, so that a commit from before one of them still says what it has.
 */
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from './states/chart.ts'
import type { StatesModel } from './states/model.ts'

const missing: string[] = []

/** What `read` makes of a file of the commit; null, and a word about it, where that cannot be. */
async function from<T>(path: string, read: (path: string) => T | Promise<T>): Promise<T | null> {
  if (!existsSync(path)) {
    missing.push(path)
    return null
  }
  try {
    return await read(path)
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n')
    missing.push(`${path} (${why})`)
    return null
  }
}

const moduleAt = async (path: string) => import(pathToFileURL(path).href)

// SAFETY: what these files export in every commit that has them.
const machines = await from('machines/registry.ts', async (path) =>
  Object.values((await moduleAt(path)).registry as Record<string, AnyStateMachine>).map(chartOf),
)
// SAFETY: as above.
const tables = await from(
  'src/errors/index.ts',
  async (path) => (await moduleAt(path)).everyError as Record<string, Record<string, object>>,
)
// SAFETY: as `stories/coverage.test.ts` writes it.
const cells = await from('stories/states.json', (path) =>
  Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string[]>>),
)

const stories: Record<string, string[]> = {}
for (const area of cells ?? [])
  for (const [cell, ids] of Object.entries(area)) for (const id of ids) (stories[id] ??= []).push(cell)

const model: StatesModel = {
  missing,
  states: (machines ?? []).flatMap(({ states }) => states),
  transitions: (machines ?? []).flatMap(({ transitions }) => transitions),
  outcomes: Object.fromEntries(
    Object.entries(tables ?? {}).flatMap(([table, rows]) =>
      Object.entries(rows).map(([name, row]) => [`${table}.${name}`, JSON.stringify(row)]),
    ),
  ),
  stories,
}
process.stdout.write(JSON.stringify(model))
