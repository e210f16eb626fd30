/** `npm test`: every part, one closing summary. A new part is a name in `rounds` and a script in package.json. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Round after round; the parts of one round run beside each other. Browser parts run alone: they use every core. */
const rounds = [
  ['typecheck', 'lint', 'test:unit', 'test:coverage-gate'],
  ['test:browser'],
  ['test:visual'],
  ['test:build'],
  ['size'],
  ['test:package'],
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

// SAFETY: package.json of this project has scripts.
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
const results: Result[] = []
for (const round of rounds) {
  const present = round.filter((part) => part in scripts)
  results.push(...(await Promise.all(present.map(run))))
}

const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.map(line).join('\n')}\n\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

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
