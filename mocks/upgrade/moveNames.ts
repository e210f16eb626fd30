/** Leads the names of an import to the entry points that export them now. */
import { entryOf, renamed } from './changes.ts'
import type { Declaration, Specifier } from './imports.ts'

/** A part of a file, and what takes its place. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where a name of the common entry point of 0.1.0 is now. */
const homeOf = (name: string) => renamed.get(name)?.entry ?? entryOf.get(name) ?? 'tackboard'

function written(specifier: Specifier, code: string): string {
  const name = renamed.get(specifier.name)?.name
  if (name === undefined) return code.slice(specifier.start, specifier.end)
  return `${specifier.isType ? 'type ' : ''}${name} as ${specifier.local}`
}

/** A declaration's names by the entry point that they are imported from; null if all of them are where they were. */
export function homesOf({ names }: Declaration): ReadonlyMap<string, readonly Specifier[]> | null {
  const homes = new Map<string, Specifier[]>()
  for (const specifier of names ?? []) {
    const home = homeOf(specifier.name)
    homes.set(home, [...(homes.get(home) ?? []), specifier])
  }
  const isSame = names?.every(({ name }) => homeOf(name) === 'tackboard' && !renamed.has(name)) ?? true
  return isSame ? null : homes
}

/** The text between two braces, in the style of the declaration that it comes from. */
function bracesOf(parts: readonly string[], original: string): string {
  const [, indent] = /\n([ \t]*)/.exec(original) ?? []
  const pad = original.startsWith('{ ') || original.includes('\n') ? ' ' : ''
  const line = `{${pad}${parts.join(', ')}${pad}}`
  if (indent === undefined) return line
  const end = original.includes('\r\n') ? '\r\n' : '\n'
  const comma = /,\s*\}$/.test(original) ? ',' : ''
  return `{${end}${parts.map((part) => indent + part).join(`,${end}`)}${comma}${end}}`
}

/** The edits that lead the names of a declaration to their entry points, one declaration for each. */
export function moveNames(declaration: Declaration, code: string): readonly Edit[] {
  const homes = homesOf(declaration)
  if (!homes || !declaration.braces) return []
  const { source, keyword, isType } = declaration
  const [open, close] = declaration.braces
  const quote = code[source.start] ?? "'"
  // What is imported from the common entry point stays where it was; otherwise, the first area takes its place.
  const order = [...homes.keys()].toSorted((a, b) => Number(b === 'tackboard') - Number(a === 'tackboard'))
  const [first = '', ...others] = order
  const toFirst: Edit = { start: source.start, end: source.end, text: quote + first + quote }
  if (others.length === 0) {
    const names = (homes.get(first) ?? []).filter(({ name }) => renamed.has(name))
    return [
      ...names.map((name) => ({ start: name.start, end: name.end, text: written(name, code) })),
      toFirst,
    ]
  }
  const original = code.slice(open, close)
  const textOf = (entry: string) =>
    bracesOf(
      (homes.get(entry) ?? []).map((name) => written(name, code)),
      original,
    )
  const semicolon = code[source.end] === ';' ? ';' : ''
  const end = code.includes('\r\n') ? '\r\n' : '\n'
  const added = others
    .map(
      (entry) =>
        `${end}${keyword} ${isType ? 'type ' : ''}${textOf(entry)} from ${quote}${entry}${quote}${semicolon}`,
    )
    .join('')
  // After the declaration's line, so that a comment at its end stays with it.
  const rest = /[^\r\n]*/.exec(code.slice(source.end))?.[0] ?? ''
  const at =
    source.end +
    (/^;?\s*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/\s*)?$/.test(rest) ? rest.trimEnd().length : semicolon.length)
  return [{ start: open, end: close, text: textOf(first) }, toFirst, { start: at, end: at, text: added }]
}

/** Whether the names of a declaration have to be parted although comments are between them. */
export const needsHand = (declaration: Declaration, code: string) => {
  if (!declaration.braces || (homesOf(declaration)?.size ?? 0) < 2) return declaration.hasDefault
  return declaration.hasDefault || /\/[/*]/.test(code.slice(...declaration.braces))
}

/** The names that have moved or changed, as text. */
export const list = (homes: ReadonlyMap<string, readonly Specifier[]>) =>
  [...homes]
    .map(([entry, names]) => {
      const moved = names.filter(({ name }) => entry !== 'tackboard' || renamed.has(name))
      const now = moved.map(({ name }) => {
        const other = renamed.get(name)?.name
        return other === undefined ? name : `${name} (now ${other})`
      })
      return moved.length > 0 ? `${now.join(', ')} → ${entry}` : ''
    })
    .filter((text) => text !== '')
    .join('; ')
