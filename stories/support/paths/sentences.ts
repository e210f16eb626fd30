import { machineNames } from '../../../machines/registry.ts'
import { pathsOf, type MachinePath } from './paths.ts'
import { stepsOf } from './pathTexts.ts'

/** The shortest path to every state and every catalogue row, as text. */
export interface PathSentences {
  /** By the state's full name. */
  readonly states: Readonly<Record<string, string>>
  /** By the machine's name, then by the row's id. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const textOf = (paths: ReadonlyMap<string, MachinePath>) =>
  Object.fromEntries(Array.from(paths, ([name, path]) => [name, stepsOf(path)]))

/** Computes the paths through every machine, which takes about half a second. Stories import the result from `virtual:paths`. */
export function generate(): PathSentences {
  const found = machineNames.map((name) => ({ name, paths: pathsOf(name) }))
  return {
    states: Object.assign({}, ...found.map(({ paths }) => textOf(paths.states))),
    rows: Object.fromEntries(found.map(({ name, paths }) => [name, textOf(paths.rows)])),
  }
}
