/** Declaration files as they would be written by hand: TypeScript writes out a constant's type wherever it infers it, also in other files. */
import { posix } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { escaped } from './tidy.ts'

/** A type that is shorter is not worth a name. */
const WORTH = 150

interface Declarations {
  readonly file: string
  readonly code: string
  readonly body: readonly ESTree.Node[]
  /** What each name of the file stands for: `<file>#<exported name>`. */
  readonly names: ReadonlyMap<string, string>
  /** The types that only it knows, written out. */
  readonly inner: ReadonlyMap<string, string>
  /** The names of its exports, by their names in the file. */
  readonly exported: ReadonlyMap<string, string>
}

/** A constant whose type other files can refer to. */
interface Constant {
  readonly file: string
  readonly local: string
  /** Undefined: only its own file can refer to it. */
  readonly exported: string | undefined
  readonly start: number
}

const nameOf = (node: { readonly type: string }) =>
  'name' in node && typeof node.name === 'string' ? node.name : ''

/** The file that an import names. */
const fileOf = (importer: string, source: string) =>
  source.startsWith('.') ? posix.join(posix.dirname(importer), source).replace(/\.js$/, '.d.ts') : source

const pathTo = (importer: string, file: string) => {
  const path = posix.relative(posix.dirname(importer), file).replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/** Matches one of some names as a whole word outside of quotes. */
const wordOf = (names: Iterable<string>) =>
  new RegExp(`(?<![\\w$'"])(?:${[...names].map((name) => escaped(name)).join('|')})(?![\\w$])`, 'g')

function declarationsIn(file: string, code: string): Declarations {
  const { body } = parseSync(file, code, { lang: 'dts' }).program
  const exported = new Map<string, string>()
  for (const node of body)
    if (node.type === 'ExportNamedDeclaration' && !node.source)
      for (const one of node.specifiers) exported.set(nameOf(one.local), nameOf(one.exported))
  const names = new Map<string, string>()
  const declare = (name: string) => names.set(name, `${file}#${exported.get(name) ?? `${name} inside`}`)
  for (const node of body) {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        names.set(
          one.local.name,
          `${fileOf(file, node.source.value)}#${one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.type}`,
        )
    else if (node.type === 'VariableDeclaration') for (const { id } of node.declarations) declare(nameOf(id))
    else if ('id' in node && node.id && 'name' in node.id) declare(nameOf(node.id))
  }
  const inner = new Map<string, string>()
  const declarations = { file, code, body, names, inner, exported }
  for (const node of body)
    if (node.type === 'TSTypeAliasDeclaration' && !node.typeParameters && !exported.has(node.id.name))
      inner.set(node.id.name, textOf(declarations, node.typeAnnotation))
  return declarations
}

/**
 * A type's text, equal for equal types: without its comments and layout, and with what its names stand for. A type that its file keeps to
 * itself is written out where it is an argument, as TypeScript does in other files.
 */
function textOf({ code, names, inner }: Declarations, { start, end }: ESTree.Node): string {
  const text = code
    .slice(start, end)
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
  if (names.size === 0) return text
  return text.replaceAll(wordOf(names.keys()), (name, at: number) => {
    const isArgument = /[<,] ?$/.test(text.slice(0, at)) && /^ ?[,>]/.test(text.slice(at + name.length))
    return (isArgument && inner.get(name)) || `«${names.get(name)}»`
  })
}

/** The constants of all files whose types are worth a name, by the text of their types. */
function constantsIn(files: readonly Declarations[]): ReadonlyMap<string, Constant> {
  const found = new Map<string, Constant>()
  for (const file of files)
    for (const node of file.body)
      for (const { id } of node.type === 'VariableDeclaration' ? node.declarations : []) {
        const type = 'typeAnnotation' in id ? id.typeAnnotation?.typeAnnotation : undefined
        if (!type || type.end - type.start < WORTH) continue
        const text = textOf(file, type)
        const exported = file.exported.get(nameOf(id))
        const before = found.get(text)
        if (before?.exported === undefined || (exported === undefined && before.file === file.file))
          if (!before || exported !== undefined)
            found.set(text, { file: file.file, local: nameOf(id), exported, start: type.start })
      }
  return found
}

/** A file with `typeof` in place of the types of constants, its own and others'. */
function refer(file: Declarations, constants: ReadonlyMap<string, Constant>): string {
  const imports = new Map<string, string>()
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const visit = (node: ESTree.Node) => {
    if (node.end - node.start < WORTH || edits.some(({ end }) => node.start < end)) return
    const constant = constants.get(textOf(file, node))
    if (!constant || (constant.file === file.file && constant.start === node.start)) return
    const { local, exported } = constant
    if (constant.file === file.file) edits.push({ start: node.start, end: node.end, text: `typeof ${local}` })
    if (constant.file === file.file || exported === undefined) return
    const meant = file.names.get(exported)
    if (meant !== undefined && meant !== `${constant.file}#${exported}`) return
    if (meant === undefined) imports.set(exported, pathTo(file.file, constant.file))
    edits.push({ start: node.start, end: node.end, text: `typeof ${exported}` })
  }
  new Visitor({ TSTypeLiteral: visit, TSImportType: visit, TSTypeReference: visit }).visit({
    type: 'Program',
    // SAFETY: what the parser returned.
    body: file.body as ESTree.Program['body'],
    start: 0,
    end: file.code.length,
  } as ESTree.Program)
  const code = edits.reduceRight(
    (text, { start, end, text: name }) => text.slice(0, start) + name + text.slice(end),
    file.code,
  )
  return [...imports].map(([name, path]) => `import { ${name} } from "${path}";\n`).join('') + code
}

/** Declaration files, by name, in which the type of a constant is written out where it is declared and nowhere else. */
export function shareTypes(codes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const files = [...codes].map(([file, code]) => declarationsIn(file, code))
  const constants = constantsIn(files)
  return new Map(files.map((file) => [file.file, refer(file, constants)]))
}
