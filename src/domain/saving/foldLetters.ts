/**
 * Letters that Unicode does not decompose, after what people type for them: those that the collation of Intl takes for it, but
 * for phonetic and medieval ones, and those of African alphabets. Then the Greek sigma, which has two lower-case forms.
 */
const foldedByTyped =
  "aⱥ aeæ bƀɓ cȼ dđðɖɗ dbȸ eǝɇəɛ fƒ gǥɠɣ hħɦ iıɨɩ jɉ kƙ lłƚŀ llỻ nŋɲɳ oøɔɵ oeœ pƥ qpȹ rɍ ssß tŧƭʈ thþ tsƾ uʉʊ vʋ yƴɏ zƶ zwƍ '‘’ʼ 'nŉ σς"
const letters = new Map(
  foldedByTyped.split(' ').flatMap((group) => {
    const [, typed = '', folded = ''] = /^([a-z'σ]+)(.+)$/.exec(group) ?? []
    return [...folded].map((letter) => [letter, typed] as const)
  }),
)
const foldedLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

/** Lower-case text with each of these letters as it is typed. */
export const foldLetters = (text: string): string =>
  text.replace(foldedLetters, (letter) => letters.get(letter) ?? letter)
