/** Draws pictures as of an earlier commit, with that commit's code, packages and browser. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drawn } from './pictures.ts'

const worktrees = '.cache/base'

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const mergeBase = (ref: string) => git('merge-base', 'HEAD', ref)

/** The merge base with a ref. Default: with main, or HEAD if there is no main. */
export function baseCommit(ref?: string, mergeBaseWith: (ref: string) => string | null = mergeBase): string {
  const refs = ref ? [ref] : ['main', 'origin/main', 'HEAD']
  for (const candidate of refs) {
    const commit = mergeBaseWith(candidate)
    if (commit) return commit
  }
  throw new Error(`There is no common commit with ${refs.join(', ')}.`)
}

/** Installs the packages of a copy of the repository. With the same lockfile, hard links are much faster than npm. */
export async function install(folder: string) {
  const [ours, theirs] = await Promise.all([
    readFile('package-lock.json'),
    readFile(join(folder, 'package-lock.json')),
  ])
  const isLinked = ours.equals(theirs) && spawnSync('cp', ['-al', 'node_modules', folder]).status === 0
  if (!isLinked) execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, stdio: 'inherit' })
  // Caches that Vite and Storybook write into, so they must not be shared.
  const caches = ['.vite', '.vite-temp', '.cache/storybook']
  await Promise.all(
    caches.map((cache) => rm(join(folder, 'node_modules', cache), { recursive: true, force: true })),
  )
}

/** Checks out a commit into a worktree with its packages. Worktrees of other commits are deleted. */
async function checkOut(commit: string): Promise<string> {
  const folder = resolve(worktrees, commit)
  if (existsSync(join(folder, 'node_modules'))) return folder
  await rm(worktrees, { recursive: true, force: true })
  git('worktree', 'prune')
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'inherit' })
  await install(folder)
  return folder
}

/** Draws these stories and sheets at a commit. Returns the folder of the pictures; those that do not exist there are left out. */
export async function drawAtCommit(commit: string, ids: readonly string[]): Promise<string> {
  const folder = await checkOut(commit)
  const missing = ids.filter((id) => !existsSync(join(folder, drawn, `${id}.png`)))
  if (missing.length > 0) {
    console.log(`Drawing ${missing.length} pictures as of ${commit}.`)
    const options = { cwd: folder, stdio: 'inherit' } as const
    spawnSync(process.execPath, ['scripts/visual/run.ts', 'draw', ...missing], options)
  }
  return join(folder, drawn)
}
