/** The package as npm would publish it, built once for `test:build`, `size`, `test:package` and `test:beside -- next`. */
import { existsSync, globSync, statSync } from 'node:fs'
import { mkdir, rename, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache')
/** Where `test:build` finds it, too. */
const tarball = join(folder, 'package.tgz')

/** The package's sources. Folders count, because deleting a file changes only its folder. */
const sources = [
  '{src,machines,mocks,docs,example,example-next,stories/docs/spec}{,/**}',
  'scripts/{messages,openapi,styles}{,/**}',
  'scripts/package/{shorten,hover/specCodes}.ts',
  '*.{md,json,ts}',
  'LICENSE',
]
const lastChange = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const isNew = () => {
  // The last file of a build.
  if (!existsSync(join(root, 'dist/openapi.json'))) return false
  const packed = lastChange(tarball)
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules'] })
  return files.every((file) => lastChange(join(root, file)) < packed)
}

/** Builds and packs it, unless that was done since its sources last changed. Returns the path of the tarball. */
export async function pack(): Promise<string> {
  if (isNew()) return tarball
  const start = new Date()
  await run(root, 'npm', ['run', 'build'])
  await mkdir(folder, { recursive: true })
  const output = await run(root, 'npm', ['pack', '--json', '--pack-destination', folder])
  // SAFETY: the documented output of `npm pack --json`.
  const [packed] = JSON.parse(output) as { filename: string }[]
  const file = join(folder, packed?.filename ?? '')
  // What changes while this runs is newer.
  await utimes(file, start, start)
  await rename(file, tarball)
  return tarball
}

if (import.meta.main) await pack()
