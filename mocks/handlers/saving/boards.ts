import { db, viewerId } from '../../db.ts'
import type { BoardRow, SectionRow } from '../../rows.ts'
import { faceOf } from '../../fixtures/faces.ts'
import { refusal } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** As many collaborators as a board names; the others are only counted. */
const named = 5

const collaboratorsData = ({ collaboratorIds }: BoardRow) => ({
  collaborators: collaboratorIds.slice(0, named).map((id) => {
    const user = db.users.find((row) => row.id === id)
    return { username: user?.username ?? id, full_name: user?.fullName ?? null, image: faceOf(id) }
  }),
  collaborator_count: collaboratorIds.length,
})

/** A board in the server's format. */
export const boardData = (row: BoardRow) => ({
  id: row.id,
  name: row.name,
  url: `/wren/${row.id}/`,
  layout: row.layout,
  image_cover_url: row.coverUrl,
  privacy: row.privacy,
  is_collaborative: row.collaboratorIds.length > 0,
  section_count: db.sections.filter(({ boardId }) => boardId === row.id).length,
  pin_count: row.pinCount,
  owner: { id: row.ownerId, username: db.users.find(({ id }) => id === row.ownerId)?.username ?? null },
  collaborating_users: row.collaboratorIds.map((id) => ({ id })),
  ...collaboratorsData(row),
  collaborated_by_me: row.collaboratorIds.includes(viewerId()),
  archived_by_me_at: row.isArchived ? '2025-06-01' : null,
  cover_images: row.coverUrl === null ? [] : [{ url: row.coverUrl }],
})

const sectionData = (row: SectionRow) => ({
  id: row.id,
  title: row.title,
  slug: row.title.toLowerCase().replaceAll(' ', '-'),
  board: { id: row.boardId },
  pin_count: row.pinCount,
  preview_pins: row.previewUrls.map((url) => ({
    image_medium_url: url,
    image_square_url: url,
    image_square_size_pixels: 45,
  })),
})

/** A board in a list, which names its sections. */
const listedBoard = (row: BoardRow) => ({
  ...boardData(row),
  sections: db.sections
    .filter(({ boardId }) => boardId === row.id)
    .map(({ id, title, pinCount }) => ({ id, name: title, pin_count: pinCount })),
})

const respond = <Data>(data: Data) => ({ resource_response: { data } })
const notFound = () => refusal({ status: 404, message: 'That board does not exist.' })

/** The number of boards per page. */
const pageSize = 50

/** By name, or those saved to last first; without a wish, as they are stored. */
export function inOrder(boards: readonly BoardRow[], sort: 'last_saved' | 'name' | undefined) {
  if (sort === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true })
    return boards.toSorted((a, b) => compare(a.name, b.name))
  }
  if (sort !== 'last_saved') return boards
  const recent = [...new Set([...db.saves.map(({ boardId }) => boardId).toReversed(), ...db.recentBoardIds])]
  const rank = ({ id }: BoardRow) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return boards.toSorted((a, b) => rank(a) - rank(b))
}

/** All boards the member owns or collaborates on. The picker itself hides archived ones. */
export const readBoards: Handler<'readBoards'> = ({ payload }) => {
  const isExternal = payload.filter === 'all'
  const member = db.users.find((user) =>
    isExternal ? user.id === payload.user_id : user.username === payload.username,
  )
  const id = payload.orbac_subject_id ?? member?.id ?? ''
  const own = inOrder(
    db.boards.filter(
      ({ ownerId, collaboratorIds, privacy }) =>
        (ownerId === id || collaboratorIds.includes(id)) &&
        (payload.filter !== 'protected' || privacy === 'protected'),
    ),
    payload.sort,
  )
  const from = Number(payload.bookmark ?? 0)
  const until = from + pageSize
  const shortlisted = isExternal || from > 0 ? 0 : Number(payload.shortlist_suggestions)
  return respond({
    all_boards: own.slice(from, until).map(listedBoard),
    boards_shortlist: own.slice(0, shortlisted).map(listedBoard),
    bookmark: until < own.length ? String(until) : null,
  })
}

export const readTitleSuggestions: Handler<'readTitleSuggestions'> = () =>
  respond(db.titleSuggestions.map((title) => ({ title })))

export const readPinnedTo: Handler<'readPinnedTo'> = ({ payload: { id } }) => {
  const save = db.saves.findLast(({ pinId }) => pinId === id)
  const board = db.boards.find((row) => row.id === save?.boardId)
  return respond({ id, pinned_to_board: board ? { name: board.name, layout: board.layout } : null })
}

export const createBoard: Handler<'createBoard'> = ({ payload: { name, privacy, orbac_subject_id } }) => {
  const row: BoardRow = {
    id: String(1000 + db.boards.length),
    name,
    ownerId: orbac_subject_id ?? viewerId(),
    layout: null,
    coverUrl: null,
    // SAFETY: the three values differ only in case.
    privacy: privacy.toLowerCase() as BoardRow['privacy'],
    collaboratorIds: [],
    pinCount: 0,
    isArchived: false,
  }
  db.boards.push(row)
  return respond(boardData(row))
}

export const readBoard: Handler<'readBoard'> = ({ payload: { board_id } }) => {
  const row = db.boards.find(({ id }) => id === board_id)
  return row ? respond(boardData(row)) : notFound()
}

export const readSections: Handler<'readSections'> = ({ payload: { board_id } }) =>
  respond(db.sections.filter(({ boardId }) => boardId === board_id).map(sectionData))

export const readSection: Handler<'readSection'> = ({ payload: { section_id } }) => {
  const row = db.sections.find(({ id }) => id === section_id)
  return row ? respond(sectionData(row)) : notFound()
}

export const createSection: Handler<'createSection'> = ({ payload: { board_id, name } }) => {
  const row: SectionRow = {
    id: String(2000 + db.sections.length),
    boardId: board_id,
    title: name,
    pinCount: 0,
    previewUrls: [],
  }
  db.sections.push(row)
  return respond(sectionData(row))
}

/** The boards that the member saved to most recently, newest first. */
export const readSaveBehavior: Handler<'readSaveBehavior'> = ({ payload: { username } }) => {
  const user = db.users.find((row) => row.username === username)
  if (!user) return refusal({ status: 404, message: 'That member does not exist.' })
  const ids = [...new Set(db.recentBoardIds)]
  return respond({
    id: user.id,
    recent_boards: ids.flatMap((id) => {
      const row = db.boards.find((board) => board.id === id)
      return row ? [boardData(row)] : []
    }),
  })
}
