/** `npm test`: runs every part and prints a summary. To add a part, add its npm script to `rounds`. */
import { spawn } from 'node:child_process'

/**
 * Rounds run one after another. Within a round, chains run in parallel and the parts of a chain in sequence: the package is checked after
 * it is built. Browser parts run alone because they use every core.
 */
const rounds = [
  [['test:unit'], ['typecheck', 'lint', 'test:coverage-gate'], ['test:build', 'size', 'test:package']],
  [['test:browser']],
  [['test:visual']],
]

const descriptions: Record<string, string> = {
  'test:visual': 'every story: steps, axe, screenshot; contact sheets',
  'test:build': 'package: build, publint, attw, knip',
  'test:package': 'a product app: install, build, server, browser',
}

interface Result {
  readonly part: string
  readonly passed: boolean
  readonly seconds: string
  /** Lines starting with ⚠ that the part printed, such as retried stories. Shown even if it passes. */
  readonly warnings: readonly string[]
}

const results: Result[] = []
for (const round of rounds) results.push(...(await Promise.all(round.map(runChain))).flat())

const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.map(line).join('\n')}\n\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runChain(parts: readonly string[]) {
  const done: Result[] = []
  for (const part of parts) done.push(await run(part))
  return done
}

/** Runs one npm script. Prints its output only if it fails. */
async function run(part: string): Promise<Result> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', part], { shell: process.platform === 'win32' })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise((done) => child.on('close', done))
  const output = Buffer.concat(chunks).toString()
  const result = {
    part,
    passed: code === 0,
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    warnings: output.split('\n').filter((text) => text.startsWith('⚠')),
  }
  if (!result.passed) console.log(`\n──── ${part} ────\n${output}`)
  console.log(line(result))
  return result
}

function line({ part, passed, seconds, warnings }: Result) {
  const summary = `${passed ? '✓' : '✗'} ${part.padEnd(20)} ${seconds.padStart(6)} s  ${descriptions[part] ?? ''}`
  return [summary.trimEnd(), ...warnings.map((warning) => `  ${warning}`)].join('\n')
}
