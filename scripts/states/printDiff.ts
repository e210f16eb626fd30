/** `node scripts/states/printDiff.ts <ref>`: prints what was added, removed and renamed since a git ref, as Markdown. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { diffOf } from './diff.ts'
import { markdownOf } from './markdown.ts'
import type { StatesModel } from './model.ts'

/** The paths that a model is read from. Checking out only these is fast. */
const sources = ['machines', 'src', 'package.json', 'stories/states.json']
/** The paths that read a model. Every commit is read with the current version of them. */
const readers = ['scripts/states', '.storybook/statechart/transitions.ts']

/** Reads the model of the commit that is checked out in a folder. */
const modelIn = (folder: string): StatesModel =>
  // SAFETY: `printModel.ts` prints a model.
  JSON.parse(
    execFileSync(process.execPath, ['scripts/states/printModel.ts'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    }),
  ) as StatesModel

/** Reads the model of a commit from a temporary folder. */
function modelAt(ref: string): StatesModel {
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

function isCommit(name: string) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    return true
  } catch {
    return false
  }
}

const [ref] = process.argv.slice(2)
if (ref && isCommit(ref)) {
  const [before, after] = [modelAt(ref), modelIn('.')]
  process.stdout.write(
    markdownOf(ref, diffOf(before, after), { before: before.missing, after: after.missing }),
  )
} else {
  process.stderr.write(
    ref ? `'${ref}' is not a commit.\n` : 'Usage: node scripts/states/printDiff.ts <ref>\n',
  )
  process.exitCode = 1
}
