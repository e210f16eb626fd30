import { posix } from 'node:path'

export interface Import {
  /** Relative to the project's root for a relative import, otherwise the package name as written. */
  readonly path: string
  readonly kind: 'value' | 'type' | 'dynamic'
}

const pattern =
  /^\s*(?:import|export)\b([^'"]*?)\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'|^\s*import\s+'([^']+)'/gm

/** What a module imports or re-exports, in source order. */
export function importsOf(file: string, source: string): readonly Import[] {
  return [...source.matchAll(pattern)].map(([, clause = '', from, dynamic, bare]) => {
    const name = from ?? dynamic ?? bare ?? ''
    const path = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name
    const kind = dynamic ? 'dynamic' : /^\s*type\b/.test(clause) ? 'type' : 'value'
    return { path, kind }
  })
}

/** The modules that import each other in a cycle, and those on the way from one cycle to another. */
export function cyclesIn(graph: ReadonlyMap<string, readonly Import[]>): readonly string[] {
  let files = [...graph.keys()]
  for (;;) {
    const left = new Set(files)
    const imported = new Set(files.flatMap((file) => graph.get(file)?.map(({ path }) => path) ?? []))
    files = files.filter((file) => imported.has(file) && graph.get(file)?.some(({ path }) => left.has(path)))
    if (files.length === left.size) return files
  }
}
