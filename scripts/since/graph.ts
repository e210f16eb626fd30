/** Which files of the project import which, and what a change can therefore affect. */
import { readFileSync } from 'node:fs'
import { matchesGlob, posix } from 'node:path'
import { importsOf } from '../laws/imports.ts'

/** The files that import each file, directly. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** What every story imports without depending on it: parts that are only loaded ahead, and docs pages. */
const isIdle = (importer: string, path: string, source: string) =>
  (importer === 'testing/stage/stage.ts' &&
    source.includes(`import '${posix.relative(posix.dirname(importer), path)}'`)) ||
  (importer.startsWith('.storybook/') && path.startsWith('stories/docs/'))

/** Not of sources as texts: who reads those is a law. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')(?!,\s*\{[^}]*query:)/g

/** The files whose names match the patterns that a module passes to `import.meta.glob`. */
function globbed(file: string, source: string, files: readonly string[]): readonly string[] {
  const all = [...source.matchAll(globs)].flatMap(([, argument = '']) =>
    Array.from(argument.matchAll(/'(!?)([^']+)'/g)),
  )
  const matches = (name: string, mark: string) =>
    all.some(([, not, path = '']) => not === mark && matchesGlob(name, posix.join(posix.dirname(file), path)))
  return files.filter((name) => matches(name, '') && !matches(name, '!'))
}

export function importersOf(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): Importers {
  const importers = new Map<string, string[]>(files.map((file) => [file, []]))
  for (const file of files.filter((name) => /\.(tsx?|mdx)$/.test(name))) {
    const source = read(file)
    const imports = importsOf(file, source).map(({ path }) => path)
    for (const path of [...imports, ...globbed(file, source, files)])
      if (!isIdle(file, path, source)) importers.get(path)?.push(file)
  }
  return importers
}

/** These files, and all that import them, directly or through others. */
export function affectedBy(changed: readonly string[], importers: Importers): readonly string[] {
  const affected = new Set(changed)
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer)
  return [...affected]
}
