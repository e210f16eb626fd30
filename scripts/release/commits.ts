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
