import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'build', 'coverage'])
const isCode = (name: string) => /\.[mc]?[jt]sx?$/.test(name)

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path)
    return entry.isFile() && isCode(entry.name) ? [path] : []
  })

/** The files with code at paths, each a file or a folder, without what is installed or built. Throws for a path that is not there. */
export const filesAt = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths.flatMap((path) => (statSync(path).isFile() ? [path] : filesIn(path))))].toSorted()
