import type { Board } from './board.ts'

/** Letters whose accents Unicode does not decompose, and the Greek sigma, which has two lower-case forms. */
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

/** Text as it is compared: lower-case, without accents, the same in every locale. H9, H10. */
function fold(text: string): string {
  // Most names are plain ASCII. Skipping the rest for them halves the time of a search (10,000 boards in `npm run bench -- picker`).
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .replace(/[đðħıłøþßæœς]/g, (letter) => letters[letter] ?? letter)
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

/**
 * The boards whose names have every typed word, in order, each as the beginning of a word; all boards when nothing is typed. Punctuation
 * begins a word, and so does every character of a script without spaces. The query is taken literally. saving.txt §2. H9, H10, E10.
 */
export function searchBoards<Named extends Pick<Board, 'name'>>(
  boards: readonly Named[],
  query: string,
): readonly Named[] {
  const typedWords = fold(query).split(/\s+/).filter(Boolean)
  return typedWords.length === 0 ? boards : boards.filter(({ name }) => matches(fold(name), typedWords))
}
