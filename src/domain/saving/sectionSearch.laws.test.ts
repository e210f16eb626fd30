import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { saver } from '../../../testing/machines/saving.ts'
import type { BoardData } from '../../api/saving/entities/saving.ts'
import { toBoard } from '../../api/saving/entities/toBoard.ts'
import { highlightAt, boardLists, rowOf } from '../../flows/saving/boardPicker/boardLists.ts'
import { defaultSavingPolicy } from '../policy/savingPolicy.ts'
import { optionKey } from './boardOption.ts'
import { orderBoards, ownBoards } from './boardOrder.ts'
import { searchBoards } from './boardSearch.ts'

const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('Lighting', 'Åre', '照明', ''),
)
/** Ids that look like two ids, and the same ones again. */
const id = fc.constantFrom('1', '2', '1/2', '["1","2"]', '12')
const section = fc.oneof(fc.constant(null), fc.record({ id, name, pin_count: fc.nat(9) }))
const boardData: fc.Arbitrary<BoardData> = fc
  .record({
    id,
    name,
    owner: fc.constantFrom('1', '4'),
    archived: fc.constantFrom(null, '2025-06-01'),
    sections: fc.option(fc.array(section, { maxLength: 4 })),
  })
  .map(({ owner, archived, id: boardId, name: boardName, sections }) => ({
    id: boardId,
    name: boardName,
    sections,
    url: null,
    layout: null,
    image_cover_url: null,
    privacy: 'public',
    is_collaborative: false,
    section_count: 0,
    pin_count: 0,
    owner: { id: owner, username: null },
    collaborating_users: null,
    collaborated_by_me: false,
    collaborators: null,
    collaborator_count: null,
    archived_by_me_at: archived,
    cover_images: null,
  }))
const boards = fc.uniqueArray(boardData, { selector: (data) => data.id }).map((data) => data.map(toBoard))
const query = fc.oneof(
  fc.constantFrom('l', 'Li', 'are', '照', '(*'),
  fc.string({ minLength: 1, maxLength: 2 }),
)

const saving = { ...defaultSavingPolicy, sectionsInSearch: true, singleListUpTo: 0 }
const listsOf = (all: readonly ReturnType<typeof toBoard>[], typed: string, hasSections = true) =>
  boardLists({
    own: orderBoards(ownBoards(all, saver), 'en'),
    shortlist: all.slice(0, 2),
    viewer: saver,
    query: typed,
    hasMore: false,
    saving,
    hasSections,
  })
const sectionsIn = (all: readonly ReturnType<typeof toBoard>[], typed: string) =>
  listsOf(all, typed).boards.filter((row) => row.section)

it('a section is found exactly where its name matches, of a board that can be saved to and is not archived', () => {
  fc.assert(
    fc.property(boards, query, (all, typed) => {
      fc.pre(typed.trim() !== '')
      const wanted = ownBoards(all, saver).flatMap((board) =>
        (board.sections ?? [])
          .filter(({ title }) => searchBoards([{ name: title }], typed).length > 0)
          .map((each) => optionKey({ ...board, section: each })),
      )
      expect(sectionsIn(all, typed).map(optionKey).toSorted()).toEqual(wanted.toSorted())
    }),
  )
})

it('boards come before sections, and sections in the order of the boards, then of the server', () => {
  fc.assert(
    fc.property(boards, query, (all, typed) => {
      const rows = listsOf(all, typed).boards
      const first = rows.findIndex((row) => row.section)
      expect(first < 0 || rows.slice(first).every((row) => row.section)).toBe(true)
      const order = orderBoards(ownBoards(all, saver), 'en').flatMap((board) =>
        (board.sections ?? []).map((each) => optionKey({ ...board, section: each })),
      )
      const at = sectionsIn(all, typed).map((row) => order.indexOf(optionKey(row)))
      expect(at).toEqual(at.toSorted((a, b) => a - b))
    }),
  )
})

it('no two rows of a list are the same, and the highlight is on the row that it was moved to', () => {
  fc.assert(
    fc.property(boards, fc.oneof(query, fc.constant('')), (all, typed) => {
      const lists = listsOf(all, typed)
      const keys = lists.boards.map(optionKey)
      expect(new Set(keys).size).toBe(keys.length)
      const rows = [...lists.topChoices, ...lists.boards]
      // Found again after the lists have been computed again.
      const again = listsOf(all, typed)
      for (const row of rows.keys()) expect(rowOf(again, highlightAt(lists, row))).toBe(row)
    }),
  )
})

it('where several boards are chosen, or the policy is off, there are boards only', () => {
  fc.assert(
    fc.property(boards, query, (all, typed) => {
      expect(listsOf(all, typed, false).boards.every((row) => !row.section)).toBe(true)
    }),
  )
  const off = {
    own: [],
    shortlist: [],
    viewer: saver,
    query: 'l',
    hasMore: false,
    saving: defaultSavingPolicy,
  }
  const own = [
    toBoard({ ...fc.sample(boardData, 1)[0], sections: [{ id: '1', name: 'l', pin_count: 0 }] } as BoardData),
  ]
  expect(boardLists({ ...off, own }).boards.every((row) => !row.section)).toBe(true)
})
