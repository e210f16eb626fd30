/**
 * Prints the model of the commit checked out in the working directory, as JSON, for `node scripts/states/printDiff.ts`. Reads each source
 * separately, so that an old commit without one of them still has a model.
 */
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from './chart.ts'
import type { StatesModel } from './model.ts'

const missing: string[] = []

/** Reads a file of the commit. Returns null, and records the path as missing, if that fails. */
async function from<T>(path: string, read: (path: string) => T | Promise<T>): Promise<T | null> {
  if (!existsSync(path)) {
    missing.push(path)
    return null
  }
  try {
    return await read(path)
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    missing.push(`${path} (${reason})`)
    return null
  }
}

const moduleAt = async (path: string) => import(pathToFileURL(path).href)

// SAFETY: the file exports this in every commit that has it.
const machines = await from('machines/registry.ts', async (path) =>
  Object.values((await moduleAt(path)).registry as Record<string, AnyStateMachine>).map(chartOf),
)
// SAFETY: as above.
const tables = await from(
  'src/errors/index.ts',
  async (path) => (await moduleAt(path)).everyError as Record<string, Record<string, object>>,
)
// SAFETY: `stories/gate/coverage.test.ts` writes the file.
const coverage = await from(
  'stories/states.json',
  (path) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string[]>>,
)

const stories: Record<string, string[]> = {}
for (const area of ['states', 'outcomes', 'endpoints'])
  for (const [cell, ids] of Object.entries(coverage?.[area] ?? {}))
    for (const id of ids) (stories[id] ??= []).push(cell)

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
