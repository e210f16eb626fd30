import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What an installed package may take, in bytes. */
export const sizeLimit = 4_000_000

/** The files of a folder whose last lines name a source map that is not there. */
export async function filesWithoutTheirMap(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => {
    if (!/\.(?:js|ts|css)$/.test(file)) return false
    const path = join(folder, file)
    const named = /^\/[/*][#@] ?sourceMappingURL=(\S+)/m.exec(readFileSync(path, 'utf8'))?.[1]
    return named !== undefined && !named.startsWith('data:') && !existsSync(join(dirname(path), named))
  })
}

/** The bytes of a folder's files. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** No file names a map that is not shipped, and the package stays within its limit. */
export async function isLean(app: string): Promise<void> {
  const folder = join(app, 'node_modules/tackboard')
  assert.deepEqual(await filesWithoutTheirMap(folder), [])
  const size = await sizeOf(folder)
  assert.ok(size <= sizeLimit, `The package takes ${size} bytes; the limit is ${sizeLimit}.`)
}
