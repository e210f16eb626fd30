const unreleased = '## [Unreleased]\n'

/** Gives the section Unreleased a version and a date, and starts a new one. Throws if the section is empty. */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const [before, after] = changelog.split(unreleased)
  if (before === undefined || after === undefined)
    throw new Error('CHANGELOG.md has no single section Unreleased.')
  const [notes = ''] = after.split('\n## [')
  if (!/^- /m.test(notes)) throw new Error('The section Unreleased of CHANGELOG.md is empty.')
  return `${before}${unreleased}\n## [${version}] - ${date}\n${after}`
}
