/**
 * `npm run test:beside -- compiler`: compiles the package with the React Compiler and runs its tests on the compiled code. `-- <path>`
 * runs only the tests below that path. The compiler skips a function that breaks the rules of React; that fails here unless the function
 * is listed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { transformAsync } from '@babel/core'
import type { LoggerEvent } from 'babel-plugin-react-compiler'

/** Functions that the compiler skips, by file, and why they are correct all the same. */
const uncompiled: Readonly<Record<string, string>> = {
  'src/flows/auth/shell/useAuth.ts':
    'The effects of an actor name the actor. They run after it is created, never while rendering.',
  'src/flows/runtime/useConnect.ts':
    'The cache of `getSnapshot` belongs to `useSyncExternalStore`, which requires equal results to be one object.',
  'src/ui/list/useRowWindow.ts': "The effects set padding. The compiler takes a ref's element for a prop.",
}

/** Compiles a file as an app would, and lists what the compiler did with each of its functions. */
async function compile(file: string): Promise<LoggerEvent[]> {
  const events: LoggerEvent[] = []
  const logger = { logEvent: (_: string | null, event: LoggerEvent) => events.push(event) }
  await transformAsync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['babel-plugin-react-compiler', { target: '19', panicThreshold: 'none', logger }]],
  })
  return events
}

const files = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => !/\.test\.|\/testing\//.test(file) && /\buse[A-Z]|<[A-Z/]/.test(readFileSync(file, 'utf8')),
  )

let compiled = 0
const problems: string[] = []
const left = new Set<string>()
for (const file of files) {
  for (const event of await compile(file)) {
    if (event.kind === 'CompileSuccess') compiled += 1
    else if (file in uncompiled) left.add(file)
    else if ('detail' in event) problems.push(`${file}: ${String(event.detail)}`)
    else problems.push(`${file}: ${event.kind}`)
  }
}
for (const file of Object.keys(uncompiled))
  if (!left.has(file)) problems.push(`${file} compiles now: remove it from the list.`)

console.log(`${compiled} components and hooks of ${files.length} files compiled; left as they are:`)
for (const [file, because] of Object.entries(uncompiled)) console.log(`  ${file}: ${because}`)
for (const problem of problems) console.error(`✗ ${problem}`)

if (problems.length > 0) process.exitCode = 1
else {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : ['src']
  const env = { ...process.env, REACT_COMPILER: '1' }
  // Run one after another, because Vitest refuses projects with different numbers of workers in one run.
  for (const project of ['unit', 'browser']) {
    const args = ['run', '--passWithNoTests', '--project', project, ...paths]
    const { status } = spawnSync('vitest', args, { stdio: 'inherit', env })
    if (status !== 0) process.exitCode = status ?? 1
  }
}
