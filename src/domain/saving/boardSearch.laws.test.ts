import { array, assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { boardOf } from '../../../machines/testing/saving.ts'
import { searchBoards } from './boardSearch.ts'

const boardLists = array(
  oneof(string({ unit: 'grapheme' }), string(), constantFrom('Blue sofa', 'Åre', 'x y')),
  { maxLength: 12 },
).map((names) => Object.freeze(names.map((name, n) => boardOf(String(n), name))))

it('a search never fails, keeps the order, and finds only boards of the list', () => {
  assert(
    property(boardLists, string({ unit: 'grapheme' }), (boards, query) => {
      const ids = searchBoards(boards, query).map(({ id }) => Number(id))
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    }),
  )
})

it('finds every board by its full name and by the beginnings of its words', () => {
  assert(
    property(boardLists, (boards) => {
      for (const board of boards) {
        expect(searchBoards(boards, board.name)).toContain(board)
        const beginnings = board.name
          .split(/\s+/)
          .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
          .join(' ')
        expect(searchBoards(boards, beginnings)).toContain(board)
      }
    }),
  )
})

it('another letter never finds more', () => {
  assert(
    property(boardLists, stringMatching(/^[a-z ]{0,5}$/), (boards, query) => {
      const fewer = searchBoards(boards, `${query}a`)
      expect(searchBoards(boards, query)).toEqual(expect.arrayContaining([...fewer]))
    }),
  )
})

it('an empty query finds the list itself', () => {
  assert(
    property(boardLists, stringMatching(/^\s*$/), (boards, query) => {
      expect(searchBoards(boards, query)).toBe(boards)
    }),
  )
})
