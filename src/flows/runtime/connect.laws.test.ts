/** Every `*.connect.ts`: `connect…` maps a snapshot to plain state, `…Callbacks` creates callbacks that never see a snapshot. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** A node and all nodes inside it. */
const within = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(within),
]

const nameOf = ({ id }: Node) => (isNode(id) ? String(id['name']) : '')
const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'

/** The exported functions of a file, by name. */
function functionsOf(source: string): readonly (readonly [string, Node])[] {
  const { program } = parseSync('file.ts', source, { lang: 'ts' })
  // SAFETY: read by the property names of ESTree alone.
  const nodes = within(program as unknown as Node).filter(({ type }) => type === 'ExportNamedDeclaration')
  return nodes.flatMap(({ declaration }) => {
    if (!isNode(declaration)) return []
    if (isFunction(declaration)) return [[nameOf(declaration), declaration] as const]
    const { declarations = [] } = declaration
    return (Array.isArray(declarations) ? declarations : [])
      .filter(isNode)
      .flatMap((item) =>
        isNode(item['init']) && isFunction(item['init']) ? [[nameOf(item), item['init']] as const] : [],
      )
  })
}

const identifiersIn = (node: Node) =>
  within(node)
    .filter(({ type }) => type === 'Identifier')
    .map(({ name }) => String(name))

/** What breaks the rule in a file. */
function faultsOf(source: string): readonly string[] {
  return functionsOf(source).flatMap(([name, node]) => {
    if (name.endsWith('Callbacks'))
      return identifiersIn(node).some((identifier) => /snapshot|^context$/i.test(identifier))
        ? [`${name} sees a snapshot`]
        : []
    if (!name.startsWith('connect')) return []
    const values = within(node).filter(({ type }) => type === 'Property')
    const hasFunction = values.some(({ value }) => isNode(value) && isFunction(value))
    return hasFunction || identifiersIn(node).includes('send') ? [`${name} returns a callback`] : []
  })
}

const files = globSync('src/flows/**/*.connect.ts')

describe('a connect', () => {
  it('finds what breaks the rule', () => {
    expect(
      faultsOf(`
        export const connectForm = (snapshot: Snapshot) => ({ typedName: () => snapshot.context.name })
        export function connectOther(snapshot: Snapshot, send: Send) { return { onChange: send } }
        export const formCallbacks = (send: Send, snapshot: Snapshot) => ({ onSubmit: () => send(snapshot.value) })
        export const plainCallbacks = (send: Send) => ({ onSubmit: () => send({ type: 'x' }) })
      `),
    ).toEqual([
      'connectForm returns a callback',
      'connectOther returns a callback',
      'formCallbacks sees a snapshot',
    ])
    expect(files.length).toBeGreaterThan(25)
  })

  it.each(files)('%s separates state and callbacks', (file) => {
    const source = readFileSync(file, 'utf8')
    expect(functionsOf(source).filter(([name]) => name.startsWith('connect'))).not.toEqual([])
    expect(faultsOf(source)).toEqual([])
  })
})
