import { globSync, readFileSync } from 'node:fs'

/** Every TypeScript file of the project, with forward slashes, but for the examples and the packages that `npm run bench` installs. */
export const sources: readonly string[] = globSync(
  '{src,machines,mocks,testing,stories,scripts,bench,.storybook}/**/*.{ts,tsx}',
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('bench/node_modules/'))

export const read = (file: string) => readFileSync(file, 'utf8')
