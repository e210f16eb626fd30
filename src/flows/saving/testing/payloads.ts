import { userEvent } from 'vitest/browser'
import { byRole } from '../../../../testing/stage/person.ts'
import type { Board, BoardSection } from '../../../domain/saving/board.ts'

const board = {
  layout: null,
  privacy: 'public',
  isCollaborative: false,
  ownerId: '1',
  ownerUsername: 'wren',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
} as const

/** A section as the list of boards has it. */
const listed = (id: string, title: string, pinCount: number): BoardSection => ({
  id,
  title,
  slug: '',
  boardId: '201',
  pinCount,
  previewUrls: [],
})

/** Boards of the first member, with every field. */
export const blueSofa: Board = {
  ...board,
  id: '202',
  name: 'Blue sofa',
  url: '/wren/202/',
  coverUrl: '/pins/sofa.svg',
  coverImages: ['/pins/sofa.svg'],
  pinCount: 31,
  sectionCount: 0,
  sections: [],
}
export const gardenRooms: Board = {
  ...board,
  id: '201',
  name: 'Garden rooms',
  url: '/wren/201/',
  coverUrl: '/pins/monstera.svg',
  coverImages: ['/pins/monstera.svg'],
  pinCount: 48,
  sectionCount: 3,
  sections: [listed('301', 'Lighting', 9), listed('302', 'Small ponds', 3), listed('303', 'Paths', 0)],
}
/** A board that has just been created without pins. */
export const created: Board = {
  ...board,
  id: '1013',
  name: 'Lakes',
  url: '/wren/1013/',
  coverUrl: null,
  coverImages: [],
  pinCount: 0,
  sectionCount: 0,
}

/** A section of `gardenRooms`, and the others. */
export const lighting: BoardSection = {
  id: '301',
  title: 'Lighting',
  slug: 'lighting',
  boardId: '201',
  pinCount: 9,
  previewUrls: ['/pins/lanterns.svg', '/pins/candles.svg'],
}
export const otherSections: readonly BoardSection[] = [
  {
    id: '302',
    title: 'Small ponds',
    slug: 'small-ponds',
    boardId: '201',
    pinCount: 3,
    previewUrls: ['/pins/lake.svg'],
  },
  { id: '303', title: 'Paths', slug: 'paths', boardId: '201', pinCount: 0, previewUrls: [] },
]

export const escape = () => userEvent.keyboard('{Escape}')

/** Leaves a dialog, once it is there. */
export const inDialog = (leave: () => Promise<unknown>) => async () => {
  await byRole('dialog')
  await leave()
}
