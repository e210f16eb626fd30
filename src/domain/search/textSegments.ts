import type { TaggedText, TextTag } from './advisory.types.ts'
import { advisoryLink, type AdvisoryLink, type OwnSite } from './advisoryLink.ts'

/** A piece of a text. The texts of all pieces, joined, are the whole text. */
export interface TextSegment {
  readonly text: string
  readonly link: AdvisoryLink | null
}

interface Range {
  readonly start: number
  readonly end: number
  readonly link: AdvisoryLink
}

const LINK = 5
let segmenter: Intl.Segmenter | undefined

function rangeOf({ offset, length, type, link }: TextTag, text: string, site: OwnSite): Range | null {
  const isRange = Number.isInteger(offset) && Number.isInteger(length) && offset >= 0 && length > 0
  if (type !== LINK || !isRange || offset >= text.length) return null
  const target = advisoryLink(link, site)
  return target && { start: offset, end: offset + length, link: target }
}

/** Walks the text's graphemes, once and forwards. Returns a function that finds the grapheme around a position; past the end, the last. */
function graphemesOf(text: string) {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const graphemes = segmenter.segment(text)[Symbol.iterator]()
  let [start, end] = [0, 0]
  return (position: number) => {
    while (end <= position) {
      const { done, value } = graphemes.next()
      if (done) break
      start = value.index
      end = start + value.segment.length
    }
    return { start, end }
  }
}

/**
 * Ranges in order, without overlaps: the first wins. An edge inside a grapheme moves outwards, so that a link holds whole emoji and
 * letters with their marks.
 */
function withoutOverlaps(ranges: readonly Range[], text: string): readonly Range[] {
  const graphemeAt = graphemesOf(text)
  const kept: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1)
    if (last && range.start < last.end) continue
    const { start } = graphemeAt(range.start)
    const { end } = graphemeAt(range.end - 1)
    if (last && start === last.end && range.link.href === last.link.href)
      kept[kept.length - 1] = { ...last, end }
    else kept.push({ start, end, link: range.link })
  }
  return kept
}

/** Whether a link would have a name: a letter, a digit or a symbol, which includes emoji. */
const hasWords = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text)

/**
 * Divides a text into plain and linked pieces. A tag becomes a link if it has the type 5, a whole offset from 0 on, a whole length from 1
 * on, a link that may be followed, and words. Its end is clamped to the text's. Of tags that overlap, the one that starts first wins, or
 * the first in the list. Neighbours with one target become one link.
 */
export function textSegments({ text, tags }: TaggedText, site: OwnSite): readonly TextSegment[] {
  const ranges = tags.map((tag) => rangeOf(tag, text, site)).filter((range) => range !== null)
  const links = ranges.length > 0 ? withoutOverlaps(ranges, text) : []
  const segments: TextSegment[] = []
  let at = 0
  for (const { start, end, link } of links) {
    if (!hasWords(text.slice(start, end))) continue
    if (start > at) segments.push({ text: text.slice(at, start), link: null })
    segments.push({ text: text.slice(start, end), link })
    at = end
  }
  if (at < text.length) segments.push({ text: text.slice(at), link: null })
  return segments
}
