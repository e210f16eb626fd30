let segmenter: Intl.Segmenter | undefined

/** The first `max` characters as a reader counts them: an emoji family, a flag or a letter with its marks is one, and never cut. E4. */
export function cutGraphemes(text: string, max: number): string {
  if (text.length <= max) return text
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index)
    count += 1
  }
  return text
}

/**
 * A text of at most `max` characters and an ellipsis: cut at the last word break, or hard inside a first word that is too long; trailing
 * punctuation goes. A text that fits comes back as it is. auth.txt §9: 80. E5.
 */
export function truncateText(text: string, max = 80): string {
  const cut = cutGraphemes(text, max)
  if (cut === text) return text
  const isWordWhole = /^\s/.test(text.slice(cut.length, cut.length + 1))
  const words = isWordWhole ? cut : cut.replace(/(?<=\S\s+)\S+$/, '')
  return `${words.replace(/[\p{P}\s]+$/u, '')}…`
}
