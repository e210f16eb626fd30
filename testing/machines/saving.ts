import type { Board, BoardSection } from '../../src/domain/saving/board.ts'
import type { Session } from '../../src/domain/auth/session.ts'

/** The signed-in user of these tests. */
export const saver: Session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }

/** An ordinary board, with `own` overrides. */
export const boardOf = (id: string, name: string, own: Partial<Board> = {}): Board => ({
  id,
  name,
  url: `/wren/${id}/`,
  layout: null,
  coverUrl: '/pins/lake.svg',
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 0,
  pinCount: 12,
  ownerId: '1',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: ['/pins/lake.svg'],
  ...own,
})

/** A section of board 201. */
export const sectionOf = (id: string, title: string, own: Partial<BoardSection> = {}): BoardSection => ({
  id,
  title,
  slug: title.toLowerCase(),
  boardId: '201',
  pinCount: 3,
  previewUrls: [],
  ...own,
})
