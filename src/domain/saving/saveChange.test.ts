import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf, sectionOf } from '../../../testing/machines/saving.ts'
import { changeOfSave, isSavedThere, revertOf, type SavedPlace } from './saveChange.ts'

const place = fc
  .record({
    board: fc.constantFrom('a', 'b'),
    section: fc.constantFrom(null, 's', 't'),
    pins: fc.nat({ max: 99 }),
  })
  .map(({ board, section, pins }): SavedPlace => ({
    board: boardOf(board, board, { pinCount: pins + 1 }),
    section: section && sectionOf(section, section, { boardId: board, pinCount: pins + 1 }),
  }))
const saved = place.map(({ board, section }) => ({
  pin: { id: '9000' },
  board,
  section,
  viewerPinCountDelta: 1 as const,
}))

describe('a change of a save', () => {
  it('undone and then reverted, everything is as it was', () => {
    fc.assert(
      fc.property(saved, (pin) => {
        const { to, viewerPinCountDelta, isReverted } = revertOf(changeOfSave(pin, null))
        expect({ to, viewerPinCountDelta, isReverted }).toEqual({
          to: { board: pin.board, section: pin.section },
          viewerPinCountDelta: 1,
          isReverted: true,
        })
      }),
    )
  })

  it('moved and then reverted, everything is as it was', () => {
    fc.assert(
      fc.property(saved, place, (pin, to) => {
        const change = changeOfSave(pin, to)
        expect(revertOf(revertOf(change))).toEqual(change)
        expect(revertOf(change).to).toEqual({ board: pin.board, section: pin.section })
      }),
    )
  })

  it('a move takes one pin from a board to another, and none within a board', () => {
    fc.assert(
      fc.property(saved, place, (pin, to) => {
        const { from, to: there, viewerPinCountDelta } = changeOfSave(pin, to)
        const moved = pin.board.id === to.board.id ? 0 : 1
        expect(viewerPinCountDelta).toBe(0)
        expect(from?.board.pinCount).toBe(pin.board.pinCount - moved)
        expect(there?.board.pinCount).toBe((moved === 0 ? pin.board : to.board).pinCount + moved)
      }),
    )
  })
})

it('a board is another place than its sections', () => {
  const board = boardOf('a', 'A')
  const [lighting, ponds] = [sectionOf('s', 'Lighting'), sectionOf('t', 'Ponds')]
  expect(isSavedThere({ board, section: null }, { board, section: null })).toBe(true)
  expect(isSavedThere({ board, section: lighting }, { board, section: lighting })).toBe(true)
  expect(isSavedThere({ board, section: null }, { board, section: lighting })).toBe(false)
  expect(isSavedThere({ board, section: ponds }, { board, section: lighting })).toBe(false)
})
