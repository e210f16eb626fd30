/** `npm run states:diff -- <ref>`: what was added, removed and renamed since a git ref, in Markdown, for a pull request's summary. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { diffOf } from './states/diff.ts'
import { markdownOf } from './states/markdown.ts'
import type { StatesModel } from './states/model.ts'

/** What a model is read from. Pictures and pages stay where they are: a ref is unpacked in a moment. */
const needed = ['machines', 'src', 'package.json', 'stories/states.json']

/** The model of the commit that lies in a folder, read by that folder's own files. */
const modelIn = (folder: string): StatesModel =>
  // SAFETY: what `statesModel.ts` prints.
  JSON.parse(
    execFileSync(process.execPath, ['scripts/statesModel.ts'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    }),
  ) as StatesModel

/** The model of a commit, unpacked into a folder that is gone afterwards. */
function modelAt(ref: string): StatesModel {
  const folder = mkdtempSync(join(tmpdir(), 'states-'))
  try {
    const held = needed.filter(
      (path) => execFileSync('git', ['ls-tree', '--name-only', ref, '--', path]).length > 0,
    )
    if (held.length > 0)
      execFileSync('tar', ['-x', '-C', folder], {
        input: execFileSync('git', ['archive', ref, '--', ...held], { maxBuffer: 256 << 20 }),
      })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (const path of ['scripts/states', 'scripts/statesModel.ts', '.storybook/statechart/transitions.ts'])
      cpSync(path, join(folder, path), { recursive: true })
    return modelIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [ref] = process.argv.slice(2)
const isCommit = (name: string) => {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    return true
  } catch {
    return false
  }
}

if (ref && isCommit(ref)) {
  const [before, after] = [modelAt(ref), modelIn('.')]
  process.stdout.write(
    markdownOf(ref, diffOf(before, after), { before: before.missing, after: after.missing }),
  )
} else {
  process.stderr.write(ref ? `There is no commit '${ref}'.\n` : 'Usage: npm run states:diff -- <ref>\n')
  process.exitCode = 1
}
