/**
 * `npm run test:beside -- <check>`: the checks that take too long for `npm test`, or download something. CI runs each of them on every push
 * and before a release.
 */
const checks: Readonly<Record<string, () => Promise<unknown>>> = {
  compiler: () => import('./package/reactCompiler.ts'),
  next: () => import('./next/check.ts'),
  random: () => import('./random.ts'),
  recipes: () => import('./recipes/run.ts'),
  storybook: () => import('./storybook/checkBuild.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const start = checks[name]
if (!start) throw new Error(`Usage: npm run test:beside -- ${Object.keys(checks).join('|')}`)
await start()
