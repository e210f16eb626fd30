import type { Board } from './board.ts'
import { foldLetters } from './foldLetters.ts'

/** Marks that people leave out when they type. The marks of other scripts are letters: vowel signs, and those of voiced kana. */
const marks =
  /(?![\u3099\u309a])\p{M}(?<=[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}])/gu

/** Most names are plain ASCII. Skipping the rest for them halves the time of a search (10,000 boards in `npm run bench -- picker`). */
const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** Text as it is compared: lower-case, without accents, the same in every locale. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  // Folded before decomposing, too, which would turn ŀ into 'l·' and ŉ into 'ʼn'.
  const decomposed = foldLetters(text.toLowerCase()).normalize('NFKD').toLowerCase()
  // The Catalan 'l·l' is one letter, also while it is typed.
  return foldLetters(decomposed.replace(marks, '')).replace(/l·(?=l|\s|$)/g, 'l')
}

/** A letter or digit of a script that puts spaces between words. */
const wordCharacter =
  /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}])[\p{L}\p{N}\p{M}]/u
const startsWord = (text: string, at: number) =>
  !wordCharacter.test(text.charAt(at)) || !wordCharacter.test(text.charAt(at - 1))

/** Where the first word at or after `from` that begins with `typed` is; -1: there is none. */
function indexOfWord(text: string, typed: string, from: number): number {
  let at = text.indexOf(typed, from)
  while (at !== -1 && !startsWord(text, at)) at = text.indexOf(typed, at + 1)
  return at
}

function matches(name: string, typedWords: readonly string[]): boolean {
  let from = 0
  return typedWords.every((typed) => {
    const at = indexOfWord(name, typed, from)
    from = at + typed.length
    return at !== -1
  })
}

/** The Greenlandic ĸ is written q today, and looks like a k: the text with each. */
const spellings = (text: string): readonly string[] =>
  /ĸ/i.test(text) ? ['q', 'k'].map((letter) => text.replaceAll(/ĸ/gi, letter)) : [text]

/** The words of a query. An apostrophe in front is left out: "'n" finds 'n', as ŉ does. */
const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^'+/, ''))
    .filter(Boolean)

/**
 * The boards whose names have every typed word, in order, each as the beginning of a word; all boards when nothing is typed. Punctuation
 * begins a word, and so does every character of a script without spaces. The query is taken literally.
 */
export function searchBoards<Named extends Pick<Board, 'name'>>(
  boards: readonly Named[],
  query: string,
): readonly Named[] {
  const queries = spellings(query).map(wordsOf)
  if (queries[0]?.length === 0) return boards
  const isFound = (folded: string) => queries.some((words) => matches(folded, words))
  return boards.filter(({ name }) =>
    isPlain(name) ? isFound(name.toLowerCase()) : spellings(name).some((spelling) => isFound(fold(spelling))),
  )
}
