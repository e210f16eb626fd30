/** The layout of built files, where tools write more than a person would. */
import { parseSync, type ESTree } from 'vite'

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

/** With imports at the top in place of `import("…")`, where no other name is in the way. */
export function importAtTop(code: string): string {
  const found = Map.groupBy(code.matchAll(/\bimport\(("[^"]+")\)\.(\w+)/g), ([, source = '']) => source)
  return [...found].reduce((text, [source, uses]) => {
    const names = [...new Set(uses.map(([, , name = '']) => name))].toSorted()
    const others = text.replaceAll(/\bimport\("[^"]+"\)\.\w+/g, '')
    const free = names.filter((name) => !isWord(name).test(others))
    if (free.length === 0) return text
    const short = text.replaceAll(/\bimport\(("[^"]+")\)\.(\w+)/g, (whole, from: string, name: string) =>
      from === source && free.includes(name) ? name : whole,
    )
    return `import { ${free.join(', ')} } from ${source};\n${short}`
  }, code)
}

/** With each type literal that has no comment on one line if it fits. */
export function joinShortTypes(code: string): string {
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

/** A declaration file with the layout of one that was written. */
export const tidyDeclarations = (file: string, code: string): string =>
  joinReExports(file, joinShortTypes(withoutUnusedImports(importAtTop(code))))
