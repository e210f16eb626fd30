import { beforeEach, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { db, resetDb } from '../../db.ts'
import { moveAllPins, movePins, moveToSection, removeFromSection } from './pinMove.ts'

const policy = defaultPolicy
const places = () => db.saves.map(({ pinId, boardId, sectionId }) => `${pinId} ${boardId} ${sectionId}`)

beforeEach(() => {
  resetDb()
  db.saves = [
    { pinId: '1', boardId: '201', sectionId: null },
    { pinId: '2', boardId: '201', sectionId: '301' },
    { pinId: '1', boardId: '202', sectionId: null },
  ]
})

it('moves pins into a section of their board', async () => {
  await moveToSection({ payload: { section_id: '302', pins: ['1'] }, policy })
  expect(places()).toEqual(['1 201 302', '2 201 301', '1 202 null'])
})

it('takes pins out of a section', async () => {
  await removeFromSection({ payload: { section_id: '301', pins: ['1', '2'] }, policy })
  expect(places()).toEqual(['1 201 null', '2 201 null', '1 202 null'])
})

it('moves pins to another board, each from where it was last saved', async () => {
  await movePins({ payload: { board_id: '205', pin_ids: ['1', '2'] }, policy })
  expect(places()).toEqual(['1 201 null', '2 205 null', '1 205 null'])
})

it('moves all pins of a board or section', async () => {
  const payload = { board_id: '201', new_board_id: '204', old_section_id: '301', pin_ids: ['1', '2'] }
  await moveAllPins({ payload, policy })
  expect(places()).toEqual(['1 201 null', '2 204 null', '1 202 null'])
})
