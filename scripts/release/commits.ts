import { execFileSync } from 'node:child_process'
import { CommitParser } from 'conventional-commits-parser'

/** The types that a subject may start with. CONTRIBUTING.md, "Commits". */
const types = /^(feat|fix|docs|test|refactor|chore|perf|build|ci|style|revert)$/

const parser = new CommitParser({
  headerPattern: /^(\w*)(?:\(([\w$@.\-*/ ,]*)\))?!?: (.*)$/,
  breakingHeaderPattern: /^(\w*)(?:\(([\w$@.\-*/ ,]*)\))?!: (.*)$/,
})

type Bump = 'breaking' | 'feature' | 'fix'

/** Whether a message follows Conventional Commits. Merge commits pass, because git writes their messages. */
export function isConventional(message: string): boolean {
  return message.startsWith('Merge ') || types.test(parser.parse(message).type ?? '')
}

/** The size of the change that the messages announce to users of the package; the largest one counts. */
export function bumpOf(messages: readonly string[]): Bump {
  const commits = messages.map((message) => parser.parse(message))
  if (commits.some(({ notes }) => notes.length > 0)) return 'breaking'
  return commits.some(({ type }) => type === 'feat') ? 'feature' : 'fix'
}

/** The version after a bump. Before 1.0.0 a breaking change raises the second number. VERSIONING.md. */
export function nextVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const level = major > 0 || bump === 'fix' ? bump : bump === 'breaking' ? 'feature' : 'fix'
  if (level === 'breaking') return `${major + 1}.0.0`
  return level === 'feature' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })

/** The messages of all commits after a ref, or of the whole history if the tag does not exist yet. */
export function messagesSince(ref: string): string[] {
  const range = ref.startsWith('v') && git('tag', '--list', ref) === '' ? 'HEAD' : `${ref}..HEAD`
  return git('log', '--format=%B%x00', range)
    .split('\0')
    .map((message) => message.trim())
    .filter(Boolean)
}

/** Gives the section Unreleased a version and a date, and starts a new one. Throws if the section is empty. */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const unreleased = '## [Unreleased]\n'
  const [before, after] = changelog.split(unreleased)
  if (before === undefined || after === undefined)
    throw new Error('CHANGELOG.md has no single section Unreleased.')
  const [notes = ''] = after.split('\n## [')
  if (!/^- /m.test(notes)) throw new Error('The section Unreleased of CHANGELOG.md is empty.')
  return `${before}${unreleased}\n## [${version}] - ${date}\n${after}`
}
