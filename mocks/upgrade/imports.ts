import type { Token } from './scan.ts'

/** One name between the braces of an import or export. */
export interface Specifier {
  readonly isType: boolean
  /** The name in the module, and the name here. */
  readonly name: string
  readonly local: string
  readonly start: number
  readonly end: number
}

/** An import from a module, or an export of what it exports. */
export interface Declaration {
  readonly keyword: 'import' | 'export'
  readonly isType: boolean
  /** The token with the module's name. */
  readonly source: Token
  readonly start: number
  readonly end: number
  /** The names in braces, and the places of the braces; null if there are none. */
  readonly names: readonly Specifier[] | null
  readonly braces: readonly [number, number] | null
  /** The name of `* as name`; '*' for `export *`. Default: none. */
  readonly namespace: string | null
  /** Whether there is a name before the braces. */
  readonly hasDefault: boolean
}

function specifierOf(tokens: readonly Token[]): Specifier | null {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return null
  const isType = first.text === 'type' && tokens.length % 2 === 0
  const name = tokens[isType ? 1 : 0]?.text ?? ''
  return { isType, name, local: last.text, start: first.start, end: last.end }
}

/** The names between two braces. */
function specifiersOf(tokens: readonly Token[]): readonly Specifier[] {
  const groups: Token[][] = [[]]
  for (const token of tokens)
    if (token.text === ',') groups.push([])
    else groups.at(-1)?.push(token)
  return groups.flatMap((group) => specifierOf(group) ?? [])
}

/** The declaration that begins with the token at `index`; null if there is none, such as at a call of `import()`. */
function declarationAt(tokens: readonly Token[], index: number): Declaration | null {
  const [first, next] = tokens.slice(index, index + 2)
  if (!first || (first.text !== 'import' && first.text !== 'export') || first.kind !== 'word') return null
  if (tokens[index - 1]?.text === '.') return null
  const head: Token[] = []
  let source: Token | undefined
  for (const token of tokens.slice(index + 1)) {
    if (token.kind === 'string') {
      source = token
      break
    }
    if (token.kind !== 'word' && !/[{},*]/.test(token.text)) return null
    head.push(token)
  }
  if (!source || (head.length > 0 && head.at(-1)?.text !== 'from')) return null
  if (first.text === 'export' && !/^(?:\{|\*|type)$/.test(next?.text ?? '')) return null
  const open = head.findIndex(({ text }) => text === '{')
  const close = head.findIndex(({ text }) => text === '}')
  // Between the braces and the module there is nothing but `from`: otherwise this belongs to something else, such as `export { a }`.
  if (open >= 0 && close !== head.length - 2) return null
  const isType = next?.text === 'type' && !/^(?:from|,)$/.test(head[1]?.text ?? '')
  const before = head.slice(isType ? 1 : 0, open < 0 ? -1 : open)
  const star = before.findIndex(({ text }) => text === '*')
  if (open < 0 && star < 0 && before.length > 1) return null
  return {
    keyword: first.text,
    isType,
    source,
    start: first.start,
    end: source.end,
    names: open < 0 ? null : specifiersOf(head.slice(open + 1, close)),
    braces: open < 0 ? null : [head[open]?.start ?? 0, head[close]?.end ?? 0],
    namespace: star < 0 ? null : (before[star + 2]?.text ?? '*'),
    hasDefault: before.length > 0 && before[0]?.text !== '*',
  }
}

/** The imports and re-exports of a file, in order. */
export const declarationsOf = (tokens: readonly Token[]): readonly Declaration[] =>
  tokens.flatMap((token, index) => (token.depth === 0 ? (declarationAt(tokens, index) ?? []) : []))
