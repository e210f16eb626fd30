/**
 * `node scripts/release/checkSubjects.ts <ref>`: checks that every commit after a ref follows Conventional Commits, from which versions
 * are derived.
 */
import { isConventional, messagesSince } from './commits.ts'

const wrong = messagesSince(process.argv[2] ?? 'origin/main').filter((message) => !isConventional(message))
for (const message of wrong) console.error(`✗ ${message.split('\n')[0]}`)
if (wrong.length > 0) console.error('These are no Conventional Commits: see CONTRIBUTING.md, "Commits".')
process.exitCode = wrong.length > 0 ? 1 : 0
