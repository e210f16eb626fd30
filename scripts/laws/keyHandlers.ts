import { parseSync, Visitor, type ESTree } from 'vite'

const isKeyEvent = (name: unknown) =>
  typeof name === 'string' && /^(on)?key(down|up|press)(capture)?$/i.test(name)

const isFunction = (node: ESTree.Node | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/**
 * The key handlers in a module that do not check `isComposing`, each with its source. A handler defined elsewhere is checked where it is
 * defined; one that reads no key, or only whether a lock is on, has nothing to check. P4.
 */
export function deafHandlers(file: string, code: string): readonly string[] {
  const { program } = parseSync(file, code)
  const functions = new Map<string, ESTree.Node>()
  const handlers: ESTree.Node[] = []
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.id) functions.set(node.id.name, node)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && isFunction(init)) functions.set(id.name, init)
    },
    JSXAttribute: ({ name, value }) => {
      if (isKeyEvent(name.name) && value?.type === 'JSXExpressionContainer') handlers.push(value.expression)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && isKeyEvent(key.name)) handlers.push(value)
    },
    AssignmentExpression: ({ left, right }) => {
      if (
        left.type === 'MemberExpression' &&
        left.property.type === 'Identifier' &&
        isKeyEvent(left.property.name)
      )
        handlers.push(right)
    },
    CallExpression: ({ callee, arguments: [type, listener] }) => {
      const isListening =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'addEventListener'
      if (isListening && listener && type?.type === 'Literal' && isKeyEvent(type.value))
        handlers.push(listener)
    },
  }).visit(program)
  return handlers
    .flatMap((node): ESTree.Node[] =>
      node.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : [node],
    )
    .map((node) =>
      node.type === 'Identifier' ? functions.get(node.name) : isFunction(node) ? node : undefined,
    )
    .flatMap((node) => (node ? [code.slice(node.start, node.end)] : []))
    .filter((source) => !/\bisComposing\(|\.getModifierState\(|^\(\) =>/.test(source))
}
