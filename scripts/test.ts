/** `npm test`: every part, one closing summary. A new part is a script in package.json and its name in `rounds`. */
import { spawn } from 'node:child_process'

/**
 * Round after round. Of a round, chains run beside each other, and the parts of a chain one after the other: what is built is looked at
 * then. The browser's parts run alone: they use every core.
 */
const rounds = [
  [['test:unit'], ['typecheck', 'lint', 'test:coverage-gate'], ['test:build', 'size', 'test:package']],
  [['test:browser']],
  [['test:visual']],
]

const says: Record<string, string> = {
  'test:visual': 'every story: steps, axe, picture',
  'test:build': 'package: build, publint, attw, knip',
  'test:package': 'a product app: install, build, server, browser',
}

interface Result {
  readonly part: string
  readonly passed: boolean
  readonly seconds: string
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

/** Runs one npm script; its output is shown when it fails. */
async function run(part: string): Promise<Result> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', part], { shell: process.platform === 'win32' })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise((done) => child.on('close', done))
  const result = { part, passed: code === 0, seconds: ((performance.now() - start) / 1000).toFixed(1) }
  if (!result.passed) console.log(`\n──── ${part} ────\n${Buffer.concat(output).toString()}`)
  console.log(line(result))
  return result
}

function line({ part, passed, seconds }: Result) {
  return `${passed ? '✓' : '✗'} ${part.padEnd(20)} ${seconds.padStart(6)} s  ${says[part] ?? ''}`.trimEnd()
}
