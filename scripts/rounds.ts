/** Runs commands in rounds and prints a summary. */
import { spawn } from 'node:child_process'

export interface Part {
  readonly name: string
  /** A command and its arguments. */
  readonly command: readonly string[]
  readonly description?: string
}

/** Parts in sequence; those of a list in it run at the same time. */
type Chain = readonly (Part | readonly Part[])[]

/** Rounds run one after another, and the chains of a round in parallel. */
export type Rounds = readonly (readonly Chain[])[]

interface Result extends Part {
  readonly passed: boolean
  readonly seconds: string
  /** Lines starting with ⚠ that the part printed. Shown even if it passes. */
  readonly warnings: readonly string[]
}

/** Prints the output of parts that fail, and a summary. Sets the exit code to 1 if one does. */
export async function runRounds(rounds: Rounds): Promise<void> {
  const results: Result[] = []
  for (const round of rounds) results.push(...(await Promise.all(round.map(runChain))).flat())
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`\n${results.map(line).join('\n')}\n\n${results.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function runChain(chain: Chain) {
  const done: Result[] = []
  for (const step of chain) done.push(...(await Promise.all([step].flat().map(run))))
  return done
}

async function run(part: Part): Promise<Result> {
  const start = performance.now()
  const [program = '', ...args] = part.command
  const child = spawn(program, args, { shell: process.platform === 'win32' })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise((done) => child.on('close', done))
  const output = Buffer.concat(chunks).toString()
  const result = {
    ...part,
    passed: code === 0,
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    warnings: output.split('\n').filter((text) => text.startsWith('⚠')),
  }
  if (!result.passed) console.log(`\n──── ${part.name} ────\n${output}`)
  console.log(line(result))
  return result
}

function line({ name, description = '', passed, seconds, warnings }: Result) {
  const summary = `${passed ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${description}`
  return [summary.trimEnd(), ...warnings.map((warning) => `  ${warning}`)].join('\n')
}
