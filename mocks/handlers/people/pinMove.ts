import { db } from '../../db.ts'
import type { SaveRow } from '../../rows.ts'
import type { Handler } from '../handler.ts'

const done = () => ({ resource_response: { data: null } })

type Place = Pick<SaveRow, 'boardId' | 'sectionId'>

/** By the ID of the pin that was saved, or of the one that the save made. */
const isOneOf = (pinIds: readonly string[], { id, pinId }: SaveRow) =>
  pinIds.includes(pinId) || (id !== undefined && pinIds.includes(id))

/** Moves the saves that match. */
function move(pinIds: readonly string[], isMoved: (row: SaveRow) => boolean, to: Partial<Place>) {
  db.saves = db.saves.map((row) => (isOneOf(pinIds, row) && isMoved(row) ? { ...row, ...to } : row))
  return done()
}

export const moveAllPins: Handler<'moveAllPins'> = ({ payload }) => {
  const { board_id, new_board_id, old_section_id = null, new_section_id = null, pin_ids } = payload
  const to = { boardId: new_board_id, sectionId: new_section_id }
  return move(pin_ids, (row) => row.boardId === board_id && row.sectionId === old_section_id, to)
}

/** The call does not say where the pins are, so it moves the latest save of each. */
export const movePins: Handler<'movePins'> = ({ payload: { board_id, section_id = null, pin_ids } }) => {
  const last = new Map(db.saves.map((row) => [row.pinId, row]))
  return move(pin_ids, (row) => last.get(row.pinId) === row || pin_ids.includes(row.id ?? ''), {
    boardId: board_id,
    sectionId: section_id,
  })
}

export const moveToSection: Handler<'moveToSection'> = ({ payload: { section_id, pins } }) => {
  const boardId = db.sections.find(({ id }) => id === section_id)?.boardId
  return move(pins, (row) => row.boardId === boardId, { sectionId: section_id })
}

export const removeFromSection: Handler<'removeFromSection'> = ({ payload: { section_id, pins } }) =>
  move(pins, (row) => row.sectionId === section_id, { sectionId: null })
