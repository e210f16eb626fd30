import { visibleName } from '../../domain/text/visibleName.ts'

// What a reader sees as one letter may be several code points.
const firstLetter = (word = ''): string => new Intl.Segmenter().segment(word).containing(0)?.segment ?? ''

/** The first letters of a name's first and last word; the empty text for an empty name. */
export const initials = (name: string): string => {
  const words = visibleName(name).split(/\s+/)
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '')
}
