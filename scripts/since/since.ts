/** `npm test -- --since <ref>`: what the changes since a commit can affect, by the modules that import what has changed. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Part, Rounds } from '../rounds.ts'
import { affectedBy, importersOf } from './graph.ts'

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Changes of these affect everything. */
const everything = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.storybook\/main\.ts)$/

/** Tests that read sources as texts, which no import shows. */
const readsSources = (file: string) =>
  /readFile|globSync|readdir|import\.meta\.glob|from '\.\/sources\.ts'/.test(readFileSync(file, 'utf8'))

const kinds = {
  unit: /(?<!\.(?:browser|network))\.(?:test|spec)\.tsx?$/,
  browser: /\.browser\.test\.tsx?$/,
  faults: /\.network\.test\.tsx?$/,
  stories: /\.stories\.tsx$/,
}

/** The tests and stories to run, by kind; null if everything is affected. */
export function selectSince(changed: readonly string[], files: readonly string[]) {
  if (changed.some((file) => everything.test(file))) return null
  const affected = affectedBy(changed, importersOf(files))
  const of = (kind: RegExp) => affected.filter((file) => kind.test(file) && existsSync(file))
  const laws = files.filter((file) => kinds.unit.test(file) && readsSources(file))
  const gate = 'stories/gate/coverage.test.ts'
  return {
    unit: [...new Set([...of(kinds.unit), ...laws])].filter((file) => file !== gate),
    browser: of(kinds.browser),
    faults: of(kinds.faults),
    stories: of(kinds.stories),
    // Whether every state and error has a story is a matter of these.
    gate: changed.some((file) => /^(stories|\.storybook|testing|machines|mocks|src\/errors)\//.test(file))
      ? [gate]
      : [],
  }
}

/** The parts to run; null if everything is to run. Prints what is left out. */
export function roundsSince(ref: string): Rounds | null {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter(existsSync)
  const changed = [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
  const selected = selectSince(changed, files)
  if (!selected) {
    console.log('A change affects everything, so everything runs.')
    return null
  }
  const part = (name: string, tests: readonly string[], ...command: readonly string[]): Part[] =>
    tests.length === 0
      ? []
      : [{ name, command: [...command, ...tests], description: `${tests.length} files` }]
  const vitest = (name: keyof typeof selected, ...projects: readonly string[]) =>
    part(name, selected[name], 'npx', 'vitest', 'run', ...projects.map((project) => `--project=${project}`))
  const script = (name: string): Part => ({ name, command: ['npm', 'run', '--silent', name] })
  console.log(`${changed.length} files have changed since ${ref}. Left out:`)
  for (const name of ['unit', 'browser', 'faults', 'stories'] as const) {
    const total = files.filter((file) => kinds[name].test(file)).length
    console.log(`  ${total - selected[name].length} of ${total} files of ${name}`)
  }
  if (selected.gate.length === 0) console.log('  the coverage gate')
  console.log('  the package: build, size, and use in an app\n')
  return [
    [vitest('unit', 'unit', 'jsdom'), [script('typecheck'), script('lint'), ...vitest('gate', 'gate')]],
    [[...vitest('browser', 'browser', 'scrollbars'), ...vitest('faults', 'faults')]],
    [part('test:visual', selected.stories, 'npm', 'run', '--silent', 'test:visual', '--')],
  ]
}
