/** Finds props without a comment: it is what an editor shows where a prop is written. */
import type { ESTree } from 'vite'
import { declarationOf, exportsOf, moduleOf, nameOf, type Place } from '../../laws/modules.ts'

/** Types of TypeScript whose first argument has the props. */
const wrappers: ReadonlySet<string> = new Set(['Readonly', 'Partial', 'Required', 'Pick', 'Omit'])

/** A property of a type, where it is declared. */
interface Member {
  readonly file: string
  readonly node: ESTree.Node
}

const nodeOf = ({ file, name }: Place) => moduleOf(file).declared.get(name)

/** The properties of a type that are declared in the package, those of the types that it is made of included. */
function membersOf(file: string, node: ESTree.Node | null | undefined): readonly Member[] {
  switch (node?.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap(({ expression, typeArguments }) =>
          membersOfNamed(file, nameOf(expression), typeArguments?.params[0]),
        ),
        ...node.body.body.map((member) => ({ file, node: member })),
      ]
    case 'ExportNamedDeclaration':
      return membersOf(file, node.declaration)
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
      return membersOf(file, node.typeAnnotation)
    case 'TSTypeLiteral':
      return node.members.map((member) => ({ file, node: member }))
    case 'TSIntersectionType':
    case 'TSUnionType':
      return node.types.flatMap((type) => membersOf(file, type))
    case 'TSTypeReference':
      return membersOfNamed(file, nameOf(node.typeName), node.typeArguments?.params[0])
    default:
      return []
  }
}

function membersOfNamed(file: string, name: string, argument: ESTree.Node | undefined): readonly Member[] {
  if (wrappers.has(name)) return membersOf(file, argument)
  const place = declarationOf({ file, name })
  return place ? membersOf(place.file, nodeOf(place)) : []
}

/** The type of a component's props: a function's first parameter, whether it is declared as a function or as a constant. */
function propsOf(declaration: ESTree.Node | null | undefined, name: string): ESTree.Node | null | undefined {
  if (declaration?.type === 'ExportNamedDeclaration') return propsOf(declaration.declaration, name)
  if (declaration?.type === 'VariableDeclaration') {
    const variable = declaration.declarations.find(({ id }) => nameOf(id) === name)
    const type = variable?.id.typeAnnotation?.typeAnnotation
    return propsOf(type ?? variable?.init, name)
  }
  if (!declaration || !('params' in declaration) || !Array.isArray(declaration.params)) return null
  const [first] = declaration.params
  return first && 'typeAnnotation' in first ? first.typeAnnotation : null
}

function hasComment({ file, node }: Member): boolean {
  const { code, comments } = moduleOf(file)
  const before = comments.findLast(({ end }) => end <= node.start)
  return !!before?.value.startsWith('*') && code.slice(before.end, node.start).trim() === ''
}

/** The props of a public component or of a type named `…Props` that have no comment, each with its file. */
export function propsWithoutComment(entries: readonly string[]): readonly string[] {
  const members = entries.flatMap(exportsOf).flatMap((place) => {
    const declaration = nodeOf(place)
    if (place.name.endsWith('Props')) return membersOf(place.file, declaration)
    return /^[A-Z]/.test(place.name) ? membersOf(place.file, propsOf(declaration, place.name)) : []
  })
  const missing = members.filter((member) => !hasComment(member))
  return [
    ...new Set(
      missing.map(({ file, node }) => `${file}: ${'key' in node && node.key ? nameOf(node.key) : '[…]'}`),
    ),
  ].toSorted()
}
