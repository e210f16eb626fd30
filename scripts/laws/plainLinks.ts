import { parseSync, Visitor, type ESTree } from 'vite'

const isAnchor = (node: ESTree.Node | null | undefined) => node?.type === 'Literal' && node.value === 'a'

/** The anchors in a module that are neither `Link` nor `LinkButton`, each with its source: the app's router does not learn of them. */
export function plainLinks(file: string, code: string): readonly string[] {
  const found: ESTree.Node[] = []
  new Visitor({
    JSXOpeningElement: (node) => {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'a') found.push(node)
    },
    JSXAttribute: (node) => {
      if (node.name.name === 'as' && isAnchor(node.value)) found.push(node)
    },
    MemberExpression: (node) => {
      const { object, property } = node
      if (object.type === 'Identifier' && object.name === 'styled' && property.type === 'Identifier')
        if (property.name === 'a') found.push(node)
    },
    CallExpression: (node) => {
      const { callee, arguments: args } = node
      const isCreating =
        callee.type === 'Identifier' && ['styled', 'createElement', 'jsx'].includes(callee.name)
      if (isCreating && isAnchor(args[0])) found.push(node)
    },
  }).visit(parseSync(file, code).program)
  return found.map(({ start, end }) => code.slice(start, end))
}
