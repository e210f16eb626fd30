/**
 * `npm test`: runs every part and prints a summary. To add a part, add its npm script to `rounds`. `npm test -- --since <ref>` runs what the
 * changes since a commit can affect.
 */
import { runRounds, type Part } from './rounds.ts'
import { roundsSince } from './since/since.ts'

const descriptions: Readonly<Record<string, string>> = {
  'test:visual': 'every story: steps, axe, screenshot; contact sheets',
  'test:build': 'package: build, publint, attw, knip',
  'test:package': 'a product app: install, build, server, browser',
}

const script = (name: string): Part => ({
  name,
  command: ['npm', 'run', '--silent', name],
  description: descriptions[name] ?? '',
})

/**
 * The package is checked once it is built, in two ways at a time: an app in a browser leaves a core idle. Browser parts run alone because
 * they use every core.
 */
const rounds = [
  [['test:unit'], ['typecheck', 'lint', 'test:coverage-gate'], ['test:build', ['size', 'test:package']]],
  [['test:browser', 'test:faults']],
  [['test:visual']],
].map((round) =>
  round.map((chain) => chain.map((step) => (typeof step === 'string' ? script(step) : step.map(script)))),
)

const [option, ref] = process.argv.slice(2)
if (option !== undefined && (option !== '--since' || !ref))
  throw new Error('Usage: npm test [-- --since <ref>]')
const fewer = ref ? roundsSince(ref) : null
await runRounds(fewer ?? rounds)
