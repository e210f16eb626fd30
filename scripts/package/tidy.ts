/** The layout of built files, where tools write more than a person would. */
import { parseSync, Visitor, type ESTree } from 'vite'

/** A line that is longer is not made. */
const COLUMNS = 120

/** For a pattern. */
export const escaped = (name: string) => name.replaceAll('$', String.raw`\$`)

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name)
const isWord = (name: string) => new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`)

/** Without the imports that nothing uses. One for its effects alone has none in a declaration file that only declares what it exports. */
export const withoutUnusedImports = (code: string): string => {
  const line = /^import (?:type )?\{ (.+) \} from (".+");\n/gm
  const rest = code.replaceAll(/^import .+\n/gm, '')
  return code.replaceAll(/^import "\..+";\n/gm, '').replaceAll(line, (_, list: string, source: string) => {
    const used = list.split(', ').filter((one) => isWord(one.split(' as ').at(-1) ?? '').test(rest))
    return used.length > 0 ? `import { ${used.join(', ')} } from ${source};\n` : ''
  })
}

/**
 * With imports at the top in place of `import("…")`, where no other name is in the way. Not that of XState's machine: TypeScript checks what
 * is inside a name, but not inside `import("…")`, and what XState infers for the children of a machine contradicts itself.
 */
export function importAtTop(code: string): string {
  const found = Map.groupBy(code.matchAll(/\bimport\(("[^"]+")\)\.(\w+)/g), ([, source = '']) => source)
  return [...found].reduce((text, [source, uses]) => {
    const names = [...new Set(uses.map(([, , name = '']) => name))].toSorted()
    const others = text.replaceAll(/\bimport\("[^"]+"\)\.\w+/g, '')
    const free = names.filter((name) => name !== 'StateMachine' && !isWord(name).test(others))
    if (free.length === 0) return text
    const short = text.replaceAll(/\bimport\(("[^"]+")\)\.(\w+)/g, (whole, from: string, name: string) =>
      from === source && free.includes(name) ? name : whole,
    )
    return `import { ${free.join(', ')} } from ${source};\n${short}`
  }, code)
}

/** With each type literal that has no comment on one line if it fits. */
export function joinShortTypes(written: string): string {
  let code = written
  const literal =
    /(?<=^(?!.*\b(?:interface|class|enum|namespace)\b)(.*))\{\n((?:\s*(?![\s*/])[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*;\n)+)\s*\}/gm
  for (let before = ''; before !== code;) {
    before = code
    code = code.replaceAll(literal, (whole, start: string, members: string) => {
      const joined = `{ ${members
        .trim()
        .split(/\s*\n\s*/)
        .join(' ')} }`
      return start.length + joined.length > COLUMNS || /\/[/*]/.test(joined) ? whole : joined
    })
  }
  return code
}

/** Without the marks for bundlers on elements inside functions: those that nothing uses are left out at the top of a module alone. */
export function withoutInnerMarks(file: string, code: string): string {
  const mark = '/* @__PURE__ */ '
  const marks: number[] = []
  let depth = 0
  const enter = () => void (depth += 1)
  const leave = () => void (depth -= 1)
  const { program } = parseSync(file, code)
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: ({ callee, start }) => {
      const isElement = callee.type === 'Identifier' && /^jsxs?$/.test(callee.name)
      if (depth > 0 && isElement && code.startsWith(mark, start - mark.length))
        marks.push(start - mark.length)
    },
  }).visit(program)
  return marks
    .toSorted((a, b) => b - a)
    .reduce((text, at) => text.slice(0, at) + text.slice(at + mark.length), code)
}

/** With each object and list without statements on one line if it fits. Rolldown writes a line for each member. */
export function joinShortLiterals(file: string, code: string): string {
  const edits: { readonly start: number; readonly end: number; readonly joined: string }[] = []
  const visit = ({ start, end }: ESTree.Node) => {
    const text = code.slice(start, end)
    // A template keeps its lines; a semicolon is a statement's.
    if (start < (edits.at(-1)?.end ?? 0) || !text.includes('\n') || /[`;]|\/\//.test(text)) return
    const joined = text
      .replaceAll(/\[\s*\n\s*|\s*\n\s*(?=\])/g, (found) => found.trim())
      .replaceAll(/\s*\n\s*/g, ' ')
    const before = start - code.lastIndexOf('\n', start) - 1
    const after = code.indexOf('\n', end) - end
    if (before + joined.length + after <= COLUMNS) edits.push({ start, end, joined })
  }
  const { program } = parseSync(file, code)
  new Visitor({ ObjectExpression: visit, ObjectPattern: visit, ArrayExpression: visit }).visit(program)
  return edits.reduceRight(
    (text, { start, end, joined }) => text.slice(0, start) + joined + text.slice(end),
    code,
  )
}

/** A module that only exports what it imports, with one statement for both. */
export function joinReExports(file: string, code: string): string {
  const { body } = parseSync(file, code).program
  const list = body.at(-1)
  if (list?.type !== 'ExportNamedDeclaration' || list.source || list.declaration) return code
  const exported = Map.groupBy(list.specifiers, ({ local }) => nameOf(local))
  const lines = body.slice(0, -1).map((node) => {
    if (node.type !== 'ImportDeclaration') return null
    const specifiers = node.specifiers.map((one) => {
      const uses = one.type === 'ImportSpecifier' ? exported.get(one.local.name) : undefined
      if (one.type !== 'ImportSpecifier' || uses?.length !== 1 || !uses[0]) return null
      exported.delete(one.local.name)
      const [imported, name] = [nameOf(one.imported), nameOf(uses[0].exported)]
      return `${uses[0].exportKind === 'type' ? 'type ' : ''}${imported === name ? name : `${imported} as ${name}`}`
    })
    if (specifiers.includes(null)) return null
    const source = node.source.raw ?? JSON.stringify(node.source.value)
    return specifiers.length > 0 ? `export { ${specifiers.join(', ')} } from ${source};` : `import ${source};`
  })
  return lines.length > 0 && exported.size === 0 && !lines.includes(null) ? `${lines.join('\n')}\n` : code
}

/** Indented by tabs, as modules are. */
export const indentByTabs = (code: string): string =>
  code.replaceAll(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))

/** A declaration file with the layout of one that was written. */
export const tidyDeclarations = (file: string, code: string): string =>
  indentByTabs(joinReExports(file, joinShortTypes(withoutUnusedImports(importAtTop(code)))))

/** A module with the layout of one that was written. */
export const tidyModule = (file: string, code: string): string =>
  joinReExports(file, joinShortLiterals(file, withoutInnerMarks(file, code)))
