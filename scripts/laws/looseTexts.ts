/**
 * Finds texts in JSX that share their parent element with something else. Once the browser has translated the page, React crashes when it
 * moves such a text.
 */
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** The possible values of an expression, as far as its syntax shows. */
function outcomes(node: Node): readonly Node[] {
  const of = (...keys: string[]) => keys.flatMap((key) => nodesIn(node[key]).flatMap(outcomes))
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return of('expression')
    case 'ConditionalExpression':
      return of('consequent', 'alternate')
    case 'LogicalExpression':
      return node['operator'] === '&&' ? of('right') : of('left', 'right')
    default:
      return [node]
  }
}

const returned = (callback: Node): readonly Node[] => {
  const [body] = nodesIn(callback['body'])
  if (!body) return []
  if (body.type !== 'BlockStatement') return outcomes(body)
  const found: Node[] = []
  const visit = (node: Node) => {
    if (/Function/.test(node.type)) return
    if (node.type === 'ReturnStatement') found.push(...nodesIn(node['argument']).flatMap(outcomes))
    else for (const value of Object.values(node)) nodesIn(value).forEach(visit)
  }
  visit(body)
  return found
}

const isFunction = (node: Node | undefined): node is Node => node !== undefined && /Function/.test(node.type)

/** Functions that always return elements. */
const returnsElements = new Set(['asElement', 'createPortal', 'renderField'])

const isEmpty = ({ type, value }: Node) =>
  type === 'JSXEmptyExpression' ||
  (type === 'Literal' && (value === null || typeof value === 'boolean')) ||
  // Browsers do not translate spaces.
  (/^(JSXText|Literal)$/.test(type) && typeof value === 'string' && !value.trim())

const nameOf = (node: Node | undefined, key = 'id') => nodesIn(node?.[key])[0]?.['name']
const isComponent = (name: unknown) => typeof name === 'string' && /^[A-Z]/.test(name)

/** The loose texts of a module, each with its line and source. */
export function looseTexts(file: string, source: string): readonly string[] {
  /** The values of the module's own names. */
  const own = new Map<unknown, Node>()
  const collect = (node: Node) => {
    const [value] = node.type === 'VariableDeclarator' ? nodesIn(node['init']) : [node]
    if (value && (value !== node || node.type === 'FunctionDeclaration')) own.set(nameOf(node), value)
    for (const child of Object.values(node)) nodesIn(child).forEach(collect)
  }

  /** The function whose result a call returns, if it is in this module: `rows.map(rowOf)`, `Array.from(rows, rowOf)`, `rowOf()`. */
  const called = (call: Node): Node | undefined => {
    const [callee] = nodesIn(call['callee'])
    const method = nameOf(callee, 'property')
    const given = nodesIn(call['arguments'])
    const callback = method === 'map' ? given[0] : method === 'from' ? given[1] : callee
    const found = callback?.type === 'Identifier' ? own.get(callback['name']) : callback
    return isFunction(found) ? found : undefined
  }

  /** The parts of an expression that may be texts: everything that is not clearly an element. */
  const textsOf = (node: Node, depth = 0): readonly Node[] =>
    outcomes(node).flatMap((outcome) => {
      const { type, name } = outcome
      if (isEmpty(outcome) || type === 'JSXElement' || type === 'JSXFragment') return []
      const value = type === 'Identifier' ? own.get(name) : undefined
      const made = type === 'CallExpression' ? called(outcome) : undefined
      const inner = made ? returned(made) : value && !isFunction(value) ? [value] : []
      if (inner.length > 0 && depth < 3)
        return inner.flatMap((one) => textsOf(one, depth + 1)).length > 0 ? [outcome] : []
      return type === 'CallExpression' && returnsElements.has(String(nameOf(outcome, 'callee')))
        ? []
        : [outcome]
    })

  const found: Node[] = []
  const visit = (node: Node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const parts = nodesIn(node['children']).filter((part) => outcomes(part).some((one) => !isEmpty(one)))
      if (parts.length > 1 || node.type === 'JSXFragment')
        found.push(...parts.flatMap((part) => textsOf(part)))
    }
    const component = node.type === 'VariableDeclarator' ? nodesIn(node['init'])[0] : node
    if (isComponent(nameOf(node)) && isFunction(component))
      found.push(...returned(component).flatMap((part) => textsOf(part)))
    for (const value of Object.values(node)) nodesIn(value).forEach(visit)
  }
  // SAFETY: every node of the tree has a type and a position.
  const program = parseSync(file, source).program as unknown as Node
  collect(program)
  visit(program)
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
  return found.map(({ start, end }) => `${file}:${lineOf(start)}: ${source.slice(start, Number(end))}`)
}
