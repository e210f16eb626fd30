/**
 * What the manager knows of its build. It is in the manager's head, because Storybook bundles the manager without Vite, and so without
 * virtual modules.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that is checked out, and whether the files of the Storybook differ from it. */
function commitOf(): string {
  try {
    const changed = git(
      'status',
      '--porcelain',
      '--',
      'src',
      'machines',
      'mocks',
      'stories/**/*.ts*',
      '.storybook',
    )
    return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ', with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

function bugsUrl(): string {
  const { bugs }: { bugs?: string | { url?: string } } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  )
  return (typeof bugs === 'string' ? bugs : bugs?.url) ?? ''
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Adds the commit, and where bugs are reported, to the manager's head. */
export const withBuild = (head = ''): string =>
  `${head}<meta name="tackboard:commit" content="${escaped(commitOf())}"><meta name="tackboard:bugs" content="${escaped(bugsUrl())}">`
