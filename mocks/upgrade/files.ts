import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'build', 'coverage'])

/** The files with code at paths, each a file or a folder, without what is installed or built. Throws for a path that is not there. */
export function filesAt(paths: readonly string[]): readonly string[] {
  const found = paths.flatMap((path) => {
    if (statSync(path).isFile()) return [path]
    return globSync('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', {
      cwd: path,
      exclude: (name) => ignored.has(name) || name.startsWith('.'),
    }).map((file) => join(path, file))
  })
  return [...new Set(found)].toSorted()
}
