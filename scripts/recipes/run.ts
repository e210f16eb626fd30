/**
 * `npm run test:beside -- recipes`: follows docs/first-error.md in a copy of the repository, and checks that everything
 * passes: types, the coverage gate, and the story with its steps and claims.
 */
import { execFileSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { install } from '../visual/base.ts'
import { follow, stepsOf } from './steps.ts'

const copy = '.cache/recipe'
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  console.log(`${command} ${args.join(' ')}`)
  execFileSync('npx', [command, ...args], { cwd: copy, stdio: 'inherit', env: { ...process.env, ...env } })
}

await rm(copy, { recursive: true, force: true })
try {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter(Boolean))
    await cp(file, join(copy, file)).catch(() => undefined)
  await install(copy)
  for (const step of stepsOf(await readFile('docs/first-error.md', 'utf8'), '2. Four lines')) {
    const file = join(copy, step.file)
    await writeFile(file, follow(await readFile(file, 'utf8'), step))
    console.log(`${step.file}: ${step.line}`)
  }
  run('tsc', [])
  // The recipe's `npm run states` and `npm run visual:accept` write files that people then review.
  run('vitest', ['run', '--project', 'gate', '-t', 'states.json'], { WRITE_STATES: '1' })
  run('node', ['scripts/visual/run.ts', 'accept', 'auth-log-in-errors--account-locked'])
  run('vitest', ['run', '--project', 'gate'])
  console.log('The recipe leads to a green build.')
} finally {
  await rm(copy, { recursive: true, force: true })
}
