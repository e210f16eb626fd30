import { globSync, readFileSync } from 'node:fs'

/** Every TypeScript file of the project, with forward slashes, but for the examples. */
export const sources: readonly string[] = globSync(
  '{src,machines,mocks,testing,stories,scripts,bench,.storybook}/**/*.{ts,tsx}',
).map((file) => file.replaceAll('\\', '/'))

export const read = (file: string) => readFileSync(file, 'utf8')
