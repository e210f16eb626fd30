/** Rewrites one file for the next version, and says what somebody has to do by hand. Everything that it does not change stays as it is. */
import { attributes, messageKeys, renamedMembers, tokenNames, words } from './changes.ts'
import { declarationsOf, type Declaration } from './imports.ts'
import { homesOf, list, moveNames, needsHand, type Edit } from './moveNames.ts'
import { scan, type Token } from './scan.ts'

export interface Note {
  /** From 1. */
  readonly line: number
  readonly what: string
}

export interface Upgraded {
  readonly code: string
  /** What was changed, in lines of the file as it was. */
  readonly changes: readonly Note[]
  /** What is left to do by hand. */
  readonly manual: readonly Note[]
}

const isOurs = (module: string) => module === 'tackboard' || module.startsWith('tackboard/')

/** The edits of the members that have another name. */
const renameMembers = (tokens: readonly Token[]): readonly Edit[] =>
  tokens.flatMap((token, index) => {
    const [object, dot] = tokens.slice(index - 2, index)
    const name =
      index > 1 && dot?.text === '.' ? renamedMembers.get(`${object?.text}.${token.text}`) : undefined
    return name === undefined ? [] : [{ start: token.start, end: token.end, text: name }]
  })

/** What has to be done by hand in a file that imports these entry points; `localNames` are the names of our exports there. */
function manualOf(
  tokens: readonly Token[],
  modules: ReadonlySet<string>,
  localNames: ReadonlyMap<string, string>,
): readonly { readonly at: number; readonly what: string }[] {
  return tokens.flatMap(({ kind, text, start, of }, index) => {
    const next = tokens[index + 1]?.text
    if (kind === 'attribute') {
      const tag = localNames.get(of ?? '') ?? ''
      const what = attributes[tag]?.[text]
      return what === undefined ? [] : [{ at: start, what: `${text} of ${tag} ${what}` }]
    }
    if (kind === 'tag') {
      const tag = localNames.get(text) ?? ''
      const what = attributes[tag]?.['*']
      return what === undefined ? [] : [{ at: start, what: `${tag} ${what}` }]
    }
    if (kind === 'string') {
      const what = messageKeys.get(text)
      return what === undefined ? [] : [{ at: start, what: `The message key ${text} ${what}` }]
    }
    if (next === '[' && modules.has('tackboard/theme')) {
      const token = `${text}[${tokens[index + 2]?.text}]`
      const name = tokenNames.get(token)
      if (name !== undefined) return [{ at: start, what: `The token ${token} is ${name}.` }]
    }
    return words
      .filter(
        ({ word, entry }) =>
          kind === 'word' && word === text && [...modules].some((name) => entry.test(name)),
      )
      .map(({ what }) => ({ at: start, what }))
  })
}

/** What is known of a file's imports that cannot be rewritten. */
function unmoved(declaration: Declaration, code: string): string | null {
  const { namespace, keyword } = declaration
  if (namespace === '*')
    return 'exports everything of tackboard, which no longer has flows and views: export those of their areas, too.'
  if (namespace !== null)
    return `${keyword}s all of tackboard as ${namespace}, which no longer has flows and views: import those from the entry points of their areas.`
  const homes = homesOf(declaration)
  return homes && needsHand(declaration, code) ? `${keyword}s names that have moved: ${list(homes)}.` : null
}

/** Rewrites one file. Null if it cannot be read. A file that imports nothing of Tackboard is left alone. */
export function upgrade(code: string, file: string): Upgraded | null {
  const unchanged = { code, changes: [], manual: [] }
  if (!code.includes('tackboard')) return unchanged
  const tokens = scan(code, !/\.[mc]?ts$/.test(file))
  if (!tokens) return null
  const lineOf = (at: number) => code.slice(0, at).split('\n').length
  const declarations = declarationsOf(tokens).filter(({ source }) => isOurs(source.text))
  const roots = declarations.filter(({ source }) => source.text === 'tackboard')
  const manual: Note[] = []
  const changes: Note[] = []
  const edits: Edit[] = []
  for (const declaration of roots) {
    const line = lineOf(declaration.start)
    const what = unmoved(declaration, code)
    const homes = homesOf(declaration)
    if (what !== null) manual.push({ line, what })
    else if (homes) {
      edits.push(...moveNames(declaration, code))
      changes.push({ line, what: list(homes) })
    }
  }
  const declared = new Set(declarations.map(({ source }) => source.start))
  for (const [index, { kind, text, start }] of tokens.entries()) {
    if (kind !== 'string' || text !== 'tackboard' || declared.has(start) || tokens[index - 1]?.text !== '(')
      continue
    const what =
      'names tackboard as a whole, which no longer has flows and views: name the entry points of their areas.'
    manual.push({ line: lineOf(start), what })
  }
  const modules = new Set(declarations.map(({ source }) => source.text))
  if (modules.has('tackboard/mocks'))
    for (const edit of renameMembers(tokens)) {
      edits.push(edit)
      changes.push({ line: lineOf(edit.start), what: `${code.slice(edit.start, edit.end)} → ${edit.text}` })
    }
  const localNames = new Map(
    declarations.flatMap(({ names }) => (names ?? []).map(({ local, name }) => [local, name] as const)),
  )
  if (modules.size > 0)
    for (const { at, what } of manualOf(tokens, modules, localNames)) manual.push({ line: lineOf(at), what })
  const upgraded = edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  return { code: upgraded, changes, manual: manual.toSorted((a, b) => a.line - b.line) }
}
