import { spawn } from 'node:child_process'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeLlms } from './llms.ts'
import { minify } from './minify.ts'

/** Where the build that is checked goes. */
export const folder = '.cache/storybook-static'

/** Builds the static Storybook. Returns how long it took, in ms. */
export async function build(): Promise<number> {
  const start = performance.now()
  await rm(folder, { recursive: true, force: true })
  const builder = spawn('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((done) => builder.on('close', done))
  if (code !== 0) throw new Error('storybook build failed.')
  await minify(folder)
  await writeLlms(folder)
  return performance.now() - start
}

/** The total size of a folder's files, in bytes. */
export async function sizeOf(folderName: string): Promise<number> {
  const files = await readdir(folderName, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
  )
  return sizes.reduce((sum, { size }) => sum + size, 0)
}
