let segmenter: Intl.Segmenter | undefined

/** The longest grapheme in use, a family of four with skin tones, has 19 code units. */
export const unitsPerGrapheme = 20

/**
 * The first `max` graphemes. An emoji family, a flag or a letter with its diacritics counts as one and is never split.
 * A single grapheme may be arbitrarily long, so at most `unitsPerGrapheme` code units are kept for each.
 */
export function cutGraphemes(text: string, max: number): string {
  if (text.length <= max) return text
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const rough = cutUnits(text, max * unitsPerGrapheme)
  let count = 0
  for (const { index } of segmenter.segment(rough)) {
    if (count === max) return rough.slice(0, index)
    count += 1
  }
  return rough
}

/** The first `max` code units, without half a surrogate pair at the end. */
function cutUnits(text: string, max: number): string {
  if (text.length <= max) return text
  const isSplit = (text.codePointAt(max - 1) ?? 0) > 0xffff
  return text.slice(0, isSplit ? max - 1 : max)
}

/**
 * Truncates to at most `max` graphemes plus an ellipsis, at the last word break or, if the first word is too long, within it. Trailing
 * punctuation is removed. A text that fits is returned unchanged. auth.txt §9 "Text truncation".
 */
export function truncateText(text: string, max = 80): string {
  const cut = cutGraphemes(text, max)
  if (cut === text) return text
  const endsAtWord = /^\s/.test(text.slice(cut.length, cut.length + 1))
  const words = endsAtWord ? cut : cut.replace(/(?<=\S\s+)\S+$/, '')
  return `${words.replace(/[\p{P}\s]+$/u, '')}…`
}
