import type { Board } from './board.ts'

/**
 * Letters that Unicode does not decompose, by what people type for them, and the Greek sigma, which has two lower-case forms. The Greenlandic
 * ĸ is written q today.
 */
const lettersByTyped: Readonly<Record<string, string>> = {
  a: 'ⱥ',
  ae: 'æ',
  b: 'ƀɓ',
  c: 'ȼ',
  d: 'đðɖɗ',
  e: 'ǝɇəɛ',
  f: 'ƒ',
  g: 'ǥɠɣ',
  h: 'ħɦ',
  i: 'ıɨɩ',
  j: 'ɉ',
  k: 'ƙ',
  l: 'łƚŀ',
  n: 'ŋɲɳ',
  o: 'øɔɵ',
  oe: 'œ',
  p: 'ƥ',
  q: 'ĸ',
  r: 'ɍ',
  ss: 'ß',
  t: 'ŧƭʈ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶ',
  "'": 'ʼ’',
  "'n": 'ŉ',
  σ: 'ς',
}
const letters = new Map(
  Object.entries(lettersByTyped).flatMap(([typed, folded]) => [...folded].map((letter) => [letter, typed])),
)
const foldedLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')
const foldLetters = (text: string) => text.replace(foldedLetters, (letter) => letters.get(letter) ?? letter)

/** Marks that people leave out when they type. The marks of other scripts are letters: vowel signs, and those of voiced kana. */
const marks =
  /(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]/gu

/** Text as it is compared: lower-case, without accents, the same in every locale. H9, H10. */
function fold(text: string): string {
  // Most names are plain ASCII. Skipping the rest for them halves the time of a search (10,000 boards in `npm run bench -- picker`).
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
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
