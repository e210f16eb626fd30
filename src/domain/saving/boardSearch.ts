import type { Board } from './board.ts'

/** Letters that Unicode takes no accent off, and one that has two small forms. */
const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}
const isPlain = /^[ -~]*$/

/** Text as it is compared: no case, no accents in either normal form, nothing that depends on a locale. H9, H10. */
const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
        .replace(/[đðħıłøþßæœς]/g, (letter) => letters[letter] ?? letter)
        .replace(/\s/g, ' ')

const letter = /[\p{L}\p{N}\p{M}]/u
const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Whether a character goes on with the word before it: a letter or digit of a script that puts spaces between words. */
function isInWord(code: number): boolean {
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58)
  const character = String.fromCharCode(code)
  return letter.test(character) && !spaceless.test(character)
}

const startsWord = (text: string, at: number): boolean =>
  !isInWord(text.charCodeAt(at)) || !isInWord(text.charCodeAt(at - 1))

/** All names of a list as one text, a line each: one text is folded and searched many times faster than thousands are. */
interface Folded {
  readonly text: string
  /** Where each line begins, and where the text ends. */
  readonly lines: Uint32Array
  /** The answer that was given last: a moved highlight asks for it again. */
  last: { readonly query: string; readonly hits: readonly Board[] } | null
}

const known = new WeakMap<readonly Board[], Folded>()

function foldAll(boards: readonly Board[]): Folded {
  const names = boards.map(({ name }) => name)
  const raw = names.join('\n')
  // Plain names keep their length, so where lines begin is known without looking.
  const isAllPlain = !/[^\n -~]/.test(raw)
  const folded = isAllPlain ? names : names.map(fold)
  const lines = new Uint32Array(boards.length + 1)
  let at = 1
  for (const [line, name] of folded.entries()) {
    lines[line] = at
    at += name.length + 1
  }
  lines[boards.length] = at
  return { text: `\n${isAllPlain ? raw.toLowerCase() : folded.join('\n')}\n`, lines, last: null }
}

function foldedOf(boards: readonly Board[]): Folded {
  const found = known.get(boards) ?? foldAll(boards)
  known.set(boards, found)
  return found
}

/** Whether a list is ready to be searched. */
export const isPrepared = (boards: readonly Board[]): boolean => known.has(boards)

/** Gets a list ready to be searched while there is time, so that the first letter typed need not. */
export function prepareSearch(boards: readonly Board[]): void {
  foldedOf(boards)
}

/** Where the word ends that begins with `typed`, from `from` on; -1: none does before `until`. */
function findWord(text: string, typed: string, from: number, until: number): number {
  let at = text.indexOf(typed, from)
  while (at !== -1 && at < until && !startsWord(text, at)) at = text.indexOf(typed, at + 1)
  return at === -1 || at >= until ? -1 : at + typed.length
}

/**
 * The boards whose names hold every typed word, in order, each as the beginning of a word; all of them when nothing is typed. A sign
 * begins a word, and in scripts without spaces so does each character. What is typed is taken literally. saving.txt §2. H9, H10, E10.
 */
export function searchBoards(boards: readonly Board[], query: string): readonly Board[] {
  const [first, ...rest] = fold(query).split(' ').filter(Boolean)
  if (first === undefined) return boards
  const list = foldedOf(boards)
  if (list.last?.query !== query) list.last = { query, hits: search(boards, list, first, rest) }
  return list.last.hits
}

function search(
  boards: readonly Board[],
  { text, lines }: Folded,
  first: string,
  rest: readonly string[],
): readonly Board[] {
  const hits: Board[] = []
  let line = 0
  for (
    let at = findWord(text, first, 1, text.length);
    at !== -1;
    at = findWord(text, first, at, text.length)
  ) {
    while ((lines[line + 1] ?? text.length) < at) line += 1
    const until = lines[line + 1] ?? text.length
    let end = at
    for (const word of rest) if (end !== -1) end = findWord(text, word, end, until)
    const board = boards[line]
    if (end !== -1 && board) hits.push(board)
    // One hit a board is enough.
    at = until
  }
  return hits
}
