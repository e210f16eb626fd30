import { fold } from './boardSearch.ts'

/**
 * How many code units at the start of `text` stand for what was typed, ignoring case and accents; 0 if it does not begin that way. Never
 * ends inside a letter: of 'éclair', 'e' is the 'é', also where its accent is a character of its own.
 */
export function typedStart(text: string, typed: string): number {
  const wanted = fold(typed)
  if (wanted === '') return 0
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment, index } of graphemes.segment(text)) {
    const end = index + segment.length
    const folded = fold(text.slice(0, end))
    if (folded.startsWith(wanted)) return end
    if (!wanted.startsWith(folded)) return 0
  }
  return 0
}
