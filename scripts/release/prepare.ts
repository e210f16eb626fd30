/**
 * `node scripts/release/prepare.ts`: raises the version as the Conventional Commits since the last release require, and dates
 * CHANGELOG.md. Commit the changes and push the tag that it prints; `.github/workflows/release.yml` then publishes it.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { bumpOf, dateChangelog, messagesSince, nextVersion } from './commits.ts'

// SAFETY: npm requires a version.
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
const bump = bumpOf(messagesSince(`v${version}`))
const next = nextVersion(version, bump)
const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)

await writeFile('CHANGELOG.md', dateChangelog(await readFile('CHANGELOG.md', 'utf8'), next, today))
execFileSync('npm', ['version', next, '--no-git-tag-version'], { stdio: 'inherit' })
console.log(`${version} → ${next} (${bump}). Commit this, then: git tag v${next} && git push origin v${next}`)
