import { describe, expect, it } from 'vitest'
import type { Board, BoardSection } from './board.ts'
import { countSave } from './savedCounts.ts'

const board: Board = {
  id: '1',
  name: '__proto__',
  url: '/wren/1/',
  layout: null,
  coverUrl: '/old.webp',
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 1,
  pinCount: 4,
  ownerId: '1',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: [],
}
const section: BoardSection = {
  id: '2',
  title: 'Paths',
  slug: 'paths',
  boardId: '1',
  pinCount: 0,
  previewUrls: [],
}
const pin = { id: null, imageUrl: '/new.webp' }

describe('saving.txt §4 After a successful save', () => {
  it('D21 increments the counts of the board, the section and the viewer', () => {
    const saved = countSave({ pin, pinId: '9', board, section })
    expect([saved.board.pinCount, saved.section?.pinCount, saved.viewerPinCountDelta]).toEqual([5, 1, 1])
    expect([saved.pin.id, saved.board.name]).toEqual(['9', '__proto__'])
  })

  it('does not change its arguments', () => {
    countSave({ pin, pinId: '9', board, section })
    expect([board.pinCount, section.pinCount, board.coverUrl]).toEqual([4, 0, '/old.webp'])
  })

  it.each([
    ['a board with a cover keeps it', board.coverUrl, null, pin.imageUrl, '/old.webp'],
    ['a board without one gets the picture of the pin', null, null, pin.imageUrl, '/new.webp'],
    ['so does the board of a section that was used', board.coverUrl, section, pin.imageUrl, '/new.webp'],
    ['a pin without a picture takes none away', board.coverUrl, section, null, '/old.webp'],
    ['and gives none', null, null, undefined, null],
  ])('%s', (_, coverUrl, used, imageUrl, expected) => {
    expect(
      countSave({ pin: { id: '9', imageUrl }, pinId: '9', board: { ...board, coverUrl }, section: used })
        .board.coverUrl,
    ).toBe(expected)
  })
})
