/** A hashtag and how many pins carry it. saving.txt §3 "Hashtag suggestion". */
export interface Hashtag {
  /** Without the '#'. */
  readonly query: string
  readonly pinCount: number
}

/** Where a hashtag stands in a text: from its '#' up to, and without, `end`. */
export interface HashtagPlace {
  readonly start: number
  readonly end: number
  /** What follows the '#'; '' when nothing does yet. */
  readonly query: string
}

let segmenter: Intl.Segmenter | undefined

/**
 * The hashtag that the caret stands in or at the end of; null when it stands in none, or when text is selected. A hashtag is a '#' followed by
 * characters other than white space and `ends`. saving.txt §5 "Hashtag pattern". Characters are graphemes: '#️⃣' is no '#'.
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

/** What to put in place of `from` up to `to`; the caret goes after it. */
export interface HashtagEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Completes a hashtag. A space follows it where the text or the line ends, and one that is there is stepped over. */
export function completeHashtag(text: string, { start, end }: HashtagPlace, query: string): HashtagEdit {
  const next = text.charAt(end)
  const hasSpace = next === ' '
  return {
    from: start,
    to: hasSpace ? end + 1 : end,
    text: `#${query}${hasSpace || next === '' || next === '\n' ? ' ' : ''}`,
  }
}
