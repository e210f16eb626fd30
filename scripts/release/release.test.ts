import { describe, expect, it } from 'vitest'
import { bumpOf, dateChangelog, isConventional, nextVersion } from './commits.ts'

describe('Conventional Commits', () => {
  it.each([
    ['fix(auth): keep the typed email', true],
    ['feat(ui, views)!: quiet outlines', true],
    ['Merge branch main', true],
    ['Keep the typed email', false],
    ['fixed: the typed email', false],
    ['fix the typed email', false],
  ])('%s: %s', (message, expected) => expect(isConventional(message)).toBe(expected))

  it.each([
    [['docs: say more', 'fix: a bug'], 'fix'],
    [['fix: a bug', 'feat(auth): a flow'], 'feature'],
    [['feat(ui)!: a new look', 'fix: a bug'], 'breaking'],
    [['refactor: names\n\nBREAKING CHANGE: `onDone` is `onClose`.'], 'breaking'],
  ] as const)('%j are a %s', (messages, bump) => expect(bumpOf(messages)).toBe(bump))

  it.each([
    ['0.1.4', 'fix', '0.1.5'],
    ['0.1.4', 'feature', '0.1.5'],
    ['0.1.4', 'breaking', '0.2.0'],
    ['1.2.3', 'fix', '1.2.4'],
    ['1.2.3', 'feature', '1.3.0'],
    ['1.2.3', 'breaking', '2.0.0'],
  ] as const)('%s with a %s becomes %s', (version, bump, next) =>
    expect(nextVersion(version, bump)).toBe(next),
  )
})

describe('The changelog of a release', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- A bug.\n\n## [0.1.0]\n\n- All.\n'

  it('moves unreleased changes below a version and a date', () =>
    expect(dateChangelog(changelog, '0.1.1', '2030-01-31')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.1.1] - 2030-01-31\n\n### Fixed\n\n- A bug.\n\n## [0.1.0]\n\n- All.\n',
    ))

  it('is refused without an entry', () => {
    const empty = changelog.replace('### Fixed\n\n- A bug.\n\n', '')
    expect(() => dateChangelog(empty, '0.1.1', '2030-01-31')).toThrow('empty')
  })
})
