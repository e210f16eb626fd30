/**
 * `npm run test:beside -- <check>`: the checks that take too long for `npm test`, or download something. CI runs each of them on every push
 * and before a release.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const checks: Readonly<Record<string, () => Promise<unknown>>> = {
  compiler: () => import('./package/reactCompiler.ts'),
  next: () => import('./next/check.ts'),
  /** The browser's tests without StrictMode. */
  plain: () => Promise.resolve(vitest({ REACT_PLAIN: 'on' }, '--project', 'browser')),
  /** Property tests with other cases than in `npm test`. One that fails prints its seed. */
  random: () => Promise.resolve(vitest({ SEED: 'random' }, '--project', 'unit', ...propertyTests())),
  recipes: () => import('./recipes/run.ts'),
  servers: () => import('./servers/check.ts'),
  storybook: () => import('./storybook/checkBuild.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const start = checks[name]
if (!start) throw new Error(`Usage: npm run test:beside -- ${Object.keys(checks).join('|')}`)
await start()

function vitest(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const
  process.exitCode = spawnSync('npx', ['vitest', 'run', ...args], options).status ?? 1
}

function propertyTests(): readonly string[] {
  const tests = globSync('{src,machines,mocks,testing,scripts,stories}/**/*.test.{ts,tsx}')
  return tests.filter((file) => readFileSync(file, 'utf8').includes("'fast-check'"))
}
