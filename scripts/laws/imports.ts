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

/** The groups of modules that import each other in a cycle (strongly connected components, using Tarjan's algorithm). */
export function cyclesIn(graph: ReadonlyMap<string, readonly Import[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(file: string): number {
    order.set(file, order.size)
    let lowest = order.size - 1
    stack.push(file)
    for (const { path } of graph.get(file) ?? []) {
      if (!graph.has(path)) continue
      if (!order.has(path)) lowest = Math.min(lowest, visit(path))
      else if (stack.includes(path)) lowest = Math.min(lowest, order.get(path) ?? lowest)
    }
    low.set(file, lowest)
    if (lowest === order.get(file)) {
      const cycle = stack.splice(stack.indexOf(file))
      if (cycle.length > 1) cycles.push(cycle.toSorted())
    }
    return lowest
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}
