/** Finds the types that the package's public types refer to: an app that writes a prop's value needs the name of its type. */
import type { ESTree } from 'vite'
import { declarationOf, exportsOf, moduleOf, type Place } from './modules.ts'

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const functions: ReadonlySet<string> = new Set(['FunctionDeclaration', 'ArrowFunctionExpression'])

/** Whether a part of a node is irrelevant to types: a function's body, or a variable's value. */
function isUntyped(node: ESTree.Node, key: string, part: ESTree.Node): boolean {
  if (key === 'body') return functions.has(node.type)
  return key === 'init' && !functions.has(part.type)
}

/** The names of the types that a declaration uses. */
function namedIn(node: ESTree.Node): string[] {
  const named =
    node.type === 'TSTypeReference'
      ? node.typeName
      : node.type === 'TSInterfaceHeritage'
        ? node.expression
        : null
  const own = named?.type === 'Identifier' ? [named.name] : []
  const parts = Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).filter((part) => !isUntyped(node, key, part)),
  )
  return [...own, ...parts.flatMap(namedIn)]
}

const keyOf = ({ file, name }: Place) => `${file} ${name}`

/** The types that the exports of `entries` use but none of them exports, each with the first place that uses it. */
export function unexportedTypes(entries: readonly string[]): string[] {
  const places = entries.flatMap(exportsOf)
  const exported = new Set(places.map(keyOf))
  const missing = new Map<string, string>()
  for (const { file, name } of places) {
    const declaration = moduleOf(file).declared.get(name)
    for (const named of declaration ? namedIn(declaration) : []) {
      const place = declarationOf({ file, name: named })
      if (place && !exported.has(keyOf(place)) && !missing.has(keyOf(place)))
        missing.set(keyOf(place), `${named} of ${place.file}, named by ${name}`)
    }
  }
  return [...missing.values()].toSorted()
}
