/** A hashtag and how many pins use it. */
export interface Hashtag {
  /** Without the '#'. */
  readonly query: string
  readonly pinCount: number
}

/** The position of a hashtag in a text, from its '#' to `end` (exclusive). */
export interface HashtagPlace {
  readonly start: number
  readonly end: number
  /** The text after the '#'; may be ''. */
  readonly query: string
}

let segmenter: Intl.Segmenter | undefined

/**
 * The hashtag that contains the caret or ends at it; null if there is none, or if text is selected. A hashtag is a '#' followed by
 * characters other than whitespace and `ends`. Characters are graphemes, so '#️⃣' is not a '#'. saving.txt §5 "Hashtag pattern".
 */
export function hashtagAt(
  text: string,
  selectionStart: number,
  selectionEnd: number,
  ends: string,
): HashtagPlace | null {
  if (selectionStart !== selectionEnd) return null
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let start = -1
  for (const { segment, index } of segmenter.segment(text)) {
    const isMark = segment === '#'
    if (!isMark && !/^\s/.test(segment) && !ends.includes(segment)) continue
    if (index >= selectionStart) return placeOf(text, start, index)
    start = isMark ? index : -1
  }
  return placeOf(text, start, text.length)
}

const placeOf = (text: string, start: number, end: number): HashtagPlace | null =>
  start < 0 ? null : { start, end, query: text.slice(start + 1, end) }

/** Replaces the text between `from` and `to`. The caret goes after the new text. */
export interface HashtagEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Completes a hashtag. Adds a space at the end of a text or line, or moves past an existing one. */
export function completeHashtag(text: string, { start, end }: HashtagPlace, query: string): HashtagEdit {
  const next = text.charAt(end)
  const hasSpace = next === ' '
  return {
    from: start,
    to: hasSpace ? end + 1 : end,
    text: `#${query}${hasSpace || next === '' || next === '\n' ? ' ' : ''}`,
  }
}
