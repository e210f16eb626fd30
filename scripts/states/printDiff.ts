/**
 * `node scripts/states/printDiff.ts <ref>`: prints which states, transitions, outcomes and stories were added and removed since a git ref.
 * What was renamed is printed as both.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The paths that a model is read from. Checking out only these is fast. */
const sources = ['machines', 'src', 'package.json', 'stories/states.json']
/** The paths that read a model. Every commit is read with the current version of them. */
const readers = ['scripts/states', '.storybook/statechart/transitions.ts']

/** Reads the model of the commit that is checked out in a folder. */
const modelIn = (folder: string): readonly string[] =>
  execFileSync(process.execPath, ['scripts/states/printModel.ts'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  }).split('\n')

/** Reads the model of a commit from a temporary folder. */
function modelAt(ref: string) {
  const folder = mkdtempSync(join(tmpdir(), 'states-'))
  try {
    const existing = sources.filter(
      (path) => execFileSync('git', ['ls-tree', '--name-only', ref, '--', path]).length > 0,
    )
    if (existing.length > 0)
      execFileSync('tar', ['-x', '-C', folder], {
        input: execFileSync('git', ['archive', ref, '--', ...existing], { maxBuffer: 256 << 20 }),
      })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (const path of readers) cpSync(path, join(folder, path), { recursive: true })
    return modelIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [ref] = process.argv.slice(2)
if (!ref) throw new Error('Usage: node scripts/states/printDiff.ts <ref>')
const [before, after] = [new Set(modelAt(ref)), new Set(modelIn('.'))]
const changes = [
  ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
  ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
]
console.log(
  changes.toSorted((one, other) => one.slice(2).localeCompare(other.slice(2))).join('\n') || 'No changes.',
)
