/** `npm run test:beside -- random`: runs the property tests with other cases than `npm test`. A failure prints its seed. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const files = globSync('{src,machines,mocks,scripts,stories}/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes("'fast-check'"),
)
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', ...files], {
  stdio: 'inherit',
  env: { ...process.env, SEED: 'random' },
})
process.exitCode = status ?? 1
