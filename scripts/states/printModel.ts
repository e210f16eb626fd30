/**
 * Prints the states, transitions, outcomes and stories of the commit in the working directory, one per line, for
 * `node scripts/states/printDiff.ts`. A source that an old commit lacks, or that cannot be read, is a line of its own.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { lineOf, nodesOf, stateName, transitionsOf } from '../../.storybook/statechart/transitions.ts'

async function print(path: string, read: (file: string) => Promise<readonly string[]>) {
  try {
    console.log((await read(resolve(path))).join('\n'))
  } catch (error) {
    console.log(`${path} cannot be read: ${String(error).split('\n')[0]}`)
  }
}

/** Every state of a machine and its transitions, written as in the statechart tab. */
const chartLines = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap((node) =>
    [`state ${stateName(node)}`].concat(
      transitionsOf(node).map((transition) => {
        const goals = (transition.target ?? []).map(stateName).join(', ') || 'stays'
        return `transition ${stateName(node)}: ${lineOf(transition) || 'at once'} → ${goals}`
      }),
    ),
  )

const imported = (file: string) => import(pathToFileURL(file).href)

await print('machines/registry.ts', async (file) => {
  // SAFETY: the file exports this in every commit that has it.
  const { registry } = (await imported(file)) as { registry: Record<string, AnyStateMachine> }
  return Object.values(registry).flatMap(chartLines)
})
await print('src/errors/index.ts', async (file) => {
  // SAFETY: as above.
  const { everyError } = (await imported(file)) as { everyError: Record<string, Record<string, object>> }
  return Object.entries(everyError).flatMap(([table, rows]) =>
    Object.entries(rows).map(([name, row]) => `outcome ${table}.${name} ${JSON.stringify(row)}`),
  )
})
await print('stories/states.json', async (file) => {
  // SAFETY: `stories/gate/coverage.test.ts` writes the file.
  const coverage = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string[]>>
  return ['states', 'outcomes', 'endpoints'].flatMap((area) =>
    Object.entries(coverage[area] ?? {}).flatMap(([cell, ids]) => ids.map((id) => `story ${id}: ${cell}`)),
  )
})
