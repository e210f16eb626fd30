import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { parseBoardSort } from '../people/boardSort.ts'
import { mustReadAgain, sortBoards } from './boardSort.ts'

const boardsNamed = (names: readonly string[]) => names.map((name, n) => boardOf(String(n), name))
const named = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Room 2', 'Room 10', '7')))

describe('an order of boards', () => {
  it('by name counts numbers, in the order of the locale, digits last (§2)', () => {
    const names = (locale: string) =>
      sortBoards(boardsNamed(['Room 10', 'Zoo', '3 lamps', 'Room 2', 'Öland']), 'name', locale).map(
        ({ name }) => name,
      )
    expect(names('de')).toEqual(['Öland', 'Room 2', 'Room 10', 'Zoo', '3 lamps'])
    expect(names('sv')).toEqual(['Room 2', 'Room 10', 'Zoo', 'Öland', '3 lamps'])
  })

  it('neither loses nor repeats a board, and that of the server stays as it is', () => {
    fc.assert(
      fc.property(named, (names) => {
        const boards = Object.freeze(boardsNamed(names))
        const byName = sortBoards(boards, 'name', 'en')
        expect(new Set(byName)).toEqual(new Set(boards))
        expect(byName).toHaveLength(boards.length)
        expect(sortBoards(byName, 'name', 'en')).toEqual(byName)
        expect(sortBoards(boards, 'lastSaved', 'en')).toEqual(boards)
      }),
    )
  })

  it.each(['', 'Name', null, 1, ['name'], { sort: 'name' }, undefined])('%j is none', (stored) =>
    expect(parseBoardSort(stored)).toBeNull(),
  )
})

it.each([
  ['lastSaved', null, null, true],
  ['lastSaved', 'name', null, true],
  ['lastSaved', 'lastSaved', '50', false],
  ['name', null, null, false],
  ['name', 'lastSaved', null, false],
  ['name', 'lastSaved', '50', true],
  ['name', null, '50', true],
  ['name', 'name', '50', false],
] as const)(
  '%s after a list in order %s with bookmark %s: read again: %s',
  (sort, listedSort, bookmark, is) => expect(mustReadAgain(sort, { listedSort, bookmark })).toBe(is),
)
