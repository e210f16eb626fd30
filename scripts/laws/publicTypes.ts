/** Finds the types that the package's public types refer to: an app that writes a prop's value needs the name of its type. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { parseSync, type ESTree } from 'vite'

/** A declaration, identified by its file and its name in that file. */
interface Place {
  readonly file: string
  readonly name: string
}

interface Module {
  /** The declarations of types, functions and variables, by name. */
  readonly declared: ReadonlyMap<string, ESTree.Node>
  /** Where an imported or re-exported name comes from. */
  readonly imported: ReadonlyMap<string, Place>
  readonly exported: ReadonlyMap<string, Place>
  /** Modules behind `export * from`. */
  readonly stars: readonly string[]
}

type Declaration = Extract<ESTree.Node, { type: 'ExportNamedDeclaration' }>

const modules = new Map<string, Module>()

const nameOf = (node: ESTree.Node) =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

const isOurs = (source: string) => source.startsWith('.')

function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.map(({ id }) => nameOf(id))
  return 'id' in node && node.id ? [nameOf(node.id)] : []
}

/** What a module declares, imports and exports. */
function moduleOf(file: string): Module {
  const cached = modules.get(file)
  if (cached) return cached
  const declared = new Map<string, ESTree.Node>()
  const imported = new Map<string, Place>()
  const exported = new Map<string, Place>()
  const stars: string[] = []
  const placeOf = (source: string, name: string) => ({ file: join(file, '..', source), name })

  const readExport = ({ declaration, source, specifiers }: Declaration) => {
    if (declaration) {
      for (const name of namesIn(declaration)) {
        declared.set(name, declaration)
        exported.set(name, { file, name })
      }
    }
    for (const { local, exported: as } of specifiers)
      exported.set(nameOf(as), source ? placeOf(source.value, nameOf(local)) : { file, name: nameOf(local) })
  }

  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (node.type === 'ExportNamedDeclaration') readExport(node)
    else if (node.type === 'ExportAllDeclaration') stars.push(join(file, '..', node.source.value))
    else if (node.type !== 'ImportDeclaration') for (const name of namesIn(node)) declared.set(name, node)
    else if (isOurs(node.source.value)) {
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, placeOf(node.source.value, nameOf(specifier.imported)))
    }
  }
  const module = { declared, imported, exported, stars }
  modules.set(file, module)
  return module
}

/** Where a name used in a module is declared; null if it is not ours, such as `ReactNode` or a type parameter. */
function declarationOf({ file, name }: Place): Place | null {
  const { declared, imported, exported } = moduleOf(file)
  if (declared.has(name)) return { file, name }
  const elsewhere = imported.get(name) ?? exported.get(name)
  return elsewhere ? declarationOf(elsewhere) : null
}

/** Everything that an entry point exports, by its place of declaration. */
function exportsOf(entry: string): Place[] {
  const { exported, stars } = moduleOf(entry)
  const own = [...exported.keys()].flatMap((name) => declarationOf({ file: entry, name }) ?? [])
  return [...own, ...stars.flatMap(exportsOf)]
}

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
