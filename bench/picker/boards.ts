import type { Board } from '../../src/domain/saving/board.ts'
import type { Session } from '../../src/domain/auth/session.ts'

/** The owner of the boards. */
export const member: Session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }

const firsts = [
  'Quiet',
  'Amber',
  'Winter',
  'Paper',
  'Round',
  'Blue',
  'Slow',
  'Open',
  'Early',
  'Mossy',
  'Café',
  'Dusty',
]
const seconds = [
  'gardens',
  'kitchens',
  'sketches',
  'lamps',
  'braids',
  'suppers',
  'stairs',
  'ponds',
  'quilts',
  'murals',
  'trails',
]
const thirds = ['at dawn', 'for two', 'in clay', 'near home', 'under glass', 'by hand', 'on paper']
const at = (words: readonly string[], index: number) => words[index % words.length] ?? ''

/** The same grey pixel is served under this many URLs, so that neighbouring rows have different pictures. */
export const coverCount = 8
const coverOf = (index: number) => `/cover${index % coverCount}.gif`

/** Boards with invented, distinct names. In about every fourth name a word begins with 'p'. */
export const makeBoards = (count: number): readonly Board[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1000 + index),
    name: `${at(firsts, index * 5)} ${at(seconds, index * 3)} ${at(thirds, index)} ${index + 1}`,
    url: `/wren/board-${index}/`,
    layout: null,
    coverUrl: coverOf(index),
    privacy: 'public',
    isCollaborative: false,
    sectionCount: index % 4 === 0 ? 3 : 0,
    pinCount: index % 90,
    ownerId: '1',
    collaboratorIds: [],
    isCollaboratedByMe: false,
    isArchived: false,
    coverImages: [],
  }))
