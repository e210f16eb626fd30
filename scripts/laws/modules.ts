/** Reads what modules declare, import and export, from sources and from built declarations. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { parseSync, type ESTree } from 'vite'

/** A declaration, identified by its file and its name in that file. */
export interface Place {
  readonly file: string
  readonly name: string
}

interface Module {
  readonly code: string
  readonly comments: readonly { readonly value: string; readonly end: number }[]
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

/** The name that an identifier or a literal stands for; empty for anything else. */
export const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

const isOurs = (source: string) => source.startsWith('.')

function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.map(({ id }) => nameOf(id))
  return 'id' in node && node.id ? [nameOf(node.id)] : []
}

/** The file behind a relative import: sources name each other, and declarations the code that they belong to. */
const fileOf = (from: string, source: string) => join(from, '..', source).replace(/\.js$/, '.d.ts')

/** What a module declares, imports and exports. */
export function moduleOf(file: string): Module {
  const cached = modules.get(file)
  if (cached) return cached
  const declared = new Map<string, ESTree.Node>()
  const imported = new Map<string, Place>()
  const exported = new Map<string, Place>()
  const stars: string[] = []
  const placeOf = (source: string, name: string) => ({ file: fileOf(file, source), name })

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

  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration') readExport(node)
    else if (node.type === 'ExportAllDeclaration') stars.push(fileOf(file, node.source.value))
    else if (node.type !== 'ImportDeclaration') for (const name of namesIn(node)) declared.set(name, node)
    else if (isOurs(node.source.value)) {
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, placeOf(node.source.value, nameOf(specifier.imported)))
    }
  }
  const module = { code, comments, declared, imported, exported, stars }
  modules.set(file, module)
  return module
}

/** Where a name used in a module is declared; null if it is not ours, such as `ReactNode` or a type parameter. */
export function declarationOf({ file, name }: Place): Place | null {
  const { declared, imported, exported } = moduleOf(file)
  if (declared.has(name)) return { file, name }
  const elsewhere = imported.get(name) ?? exported.get(name)
  return elsewhere ? declarationOf(elsewhere) : null
}

/** Everything that an entry point exports, by its place of declaration. */
export function exportsOf(entry: string): Place[] {
  const { exported, stars } = moduleOf(entry)
  const own = [...exported.keys()].flatMap((name) => declarationOf({ file: entry, name }) ?? [])
  return [...own, ...stars.flatMap(exportsOf)]
}
