import { machineNames } from '../../../machines/registry.ts'
import { waysOf, type Way } from './paths.ts'
import { stepsOf } from './pathWords.ts'

/** The shortest path to every state and every catalogue row, as text. */
export interface PathSentences {
  /** By the state's full name. */
  readonly states: Readonly<Record<string, string>>
  /** By the machine's name, then by the row's id. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const textOf = (ways: ReadonlyMap<string, Way>) =>
  Object.fromEntries(Array.from(ways, ([name, way]) => [name, stepsOf(way)]))

/** Computes the paths through every machine, which takes about half a second. Stories import the result from `virtual:paths`. */
export function generate(): PathSentences {
  const found = machineNames.map((name) => ({ name, ways: waysOf(name) }))
  return {
    states: Object.assign({}, ...found.map(({ ways }) => textOf(ways.states))),
    rows: Object.fromEntries(found.map(({ name, ways }) => [name, textOf(ways.rows)])),
  }
}
