import { array, assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
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

const finds = (query: string, name: string) => searchBoards([boardOf('1', name)], query).length > 0

it('a Latin letter finds and is found by what the collation of Intl takes it for', () => {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
  const ascii = [...'abcdefghijklmnopqrstuvwxyz']
  const typed = [...ascii, ...ascii.flatMap((first) => ascii.map((second) => first + second))]
  // Latin-1, Extended-A, Extended-B and Additional; what follows are phonetic and medieval letters.
  const others = [0x80, 0x1e00]
    .flatMap((start) => Array.from({ length: start === 0x80 ? 0x1d0 : 0x100 }, (_, n) => start + n))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /(?=\p{L})\p{sc=Latn}/u.test(letter))
  expect(others.length).toBeGreaterThan(600)
  const missing = others.flatMap((letter) =>
    typed
      .filter((base) => compare(base, letter) === 0 && !(finds(base, letter) && finds(letter, base)))
      .map((base) => `${letter} ${base}`),
  )
  expect(missing).toEqual([])
})
