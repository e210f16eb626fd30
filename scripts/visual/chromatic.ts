/** `npm run chromatic`: uploads the Storybook if CHROMATIC_PROJECT_TOKEN is set. */
import { spawnSync } from 'node:child_process'

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = spawnSync('chromatic', { stdio: 'inherit' }).status ?? 1
} else {
  console.log('Skipped: CHROMATIC_PROJECT_TOKEN is not set.')
}
