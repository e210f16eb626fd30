/** The boards that the notice names and the rows that say so, whatever the picker's own sentence says. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDuplicateRow, otherDuplicates } from './duplicates.ts'

const boardsOf = (...names: readonly string[]) =>
  names.map((name, index) => ({ id: String(index + 1), name }))
const someBoards = fc
  .array(fc.constantFrom('Lakes', 'Ponds', 'Gifts'), { maxLength: 6 })
  .map((names) => boardsOf(...names))
const named = fc.record({
  id: fc.option(fc.constantFrom('1', '2', '9'), { nil: undefined }),
  name: fc.constantFrom('Lakes', ' Ponds ', 'Studio', '\u200b'),
})

describe('otherDuplicates', () => {
  it.each([
    ['no sentence names a board', null, ['Lakes', 'Ponds']],
    ['it names one of them, by ID', { id: '1', name: 'Old name' }, ['Ponds']],
    ['it names one of them, by name', { name: ' Lakes ' }, ['Ponds']],
    ['it names another board', { id: '9', name: 'Lakes' }, ['Lakes', 'Ponds']],
    ['it names a board without a visible name', { name: ' \u200b ' }, ['Lakes', 'Ponds']],
  ])('%s', (_, board, left) => {
    expect(otherDuplicates(boardsOf('Lakes', 'Ponds'), board).map(({ name }) => name)).toEqual(left)
  })

  it('leaves out one of two boards with the same name, because the sentence is about one', () => {
    expect(otherDuplicates(boardsOf('Lakes', 'Ponds', 'Lakes'), { name: 'Lakes' })).toEqual([
      { id: '2', name: 'Ponds' },
      { id: '3', name: 'Lakes' },
    ])
  })

  it('never names the board of the sentence, leaves out no other, and keeps their order', () => {
    fc.assert(
      fc.property(someBoards, fc.option(named), (boards, board) => {
        const left = otherDuplicates(boards, board)
        const gone = boards.filter((one) => !left.includes(one))
        expect(boards.filter((one) => left.includes(one))).toEqual(left)
        expect(gone.length).toBeLessThanOrEqual(board ? 1 : 0)
        expect(
          gone.every(({ id, name }) =>
            board?.id === undefined ? name === board?.name.trim() : id === board.id,
          ),
        ).toBe(true)
        expect(left.some(({ id }) => id === board?.id)).toBe(false)
      }),
    )
  })
})

describe('isDuplicateRow', () => {
  it('is true for the boards that have the picture, and for no section', () => {
    const section = { id: '1', title: 'Lakes', slug: 'lakes', boardId: '1', pinCount: 1, previewUrls: [] }
    fc.assert(
      fc.property(someBoards, fc.constantFrom('1', '2', '9'), fc.boolean(), (boards, id, isSection) => {
        expect(isDuplicateRow(boards, { id, ...(isSection && { section }) })).toBe(
          !isSection && boards.some((board) => board.id === id),
        )
      }),
    )
  })
})
