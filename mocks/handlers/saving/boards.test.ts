import { expect } from 'vitest'
import { db } from '../../db.ts'
import { boardRow } from '../../fixtures/boards.ts'
import { proveTables, refused } from '../../testing/tableRules.ts'

const picker = {
  username: 'wren',
  field_set_key: 'board_picker',
  shortlist_suggestions: 2,
  isDesktop: true,
} as const
const ids = (...boards: readonly string[]) => boards.map((id) => expect.objectContaining({ id }))
const page = (all: readonly string[], shortlist: readonly string[], bookmark: string | null = null) => ({
  all_boards: ids(...all),
  boards_shortlist: ids(...shortlist),
  bookmark,
})
const wrens = ['201', '202', '203', '204', '205', '206', '207', '208', '209']
const numbered = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, n) => String(500 + from + n))
const manyBoards = async () => {
  db.boards = numbered(0, 120).map((id) => boardRow(id, `Board ${id}`))
}

proveTables([
  {
    rule: 'a member reads their own boards and those that they work on, and nobody else’s',
    calls: [({ readBoards }) => readBoards(picker)],
    answers: page(wrens, ['201', '202']),
  },
  {
    rule: 'another member reads theirs',
    calls: [({ readBoards }) => readBoards({ ...picker, username: 'sagedogwood', shortlist_suggestions: 1 })],
    answers: page(['204', '208', '210', '211'], ['204']),
  },
  {
    rule: 'an unknown name gets no boards',
    calls: [({ readBoards }) => readBoards({ ...picker, username: 'nobody' })],
    answers: page([], []),
  },
  {
    rule: 'an advertiser reads protected boards alone',
    calls: [
      ({ readBoards }) =>
        readBoards({ ...picker, username: 'sagedogwood', filter: 'protected', advertiser_id: '9' }),
    ],
    answers: page(['210', '211'], ['210', '211']),
  },
  {
    rule: 'the create-pin page reads the boards of an ID, without a shortlist',
    calls: [
      ({ readBoards }) => readBoards({ user_id: '4', filter: 'all', field_set_key: 'profile_grid_item' }),
    ],
    answers: page(['204', '208', '210', '211'], []),
  },
  {
    rule: 'the first of many boards come with a bookmark',
    calls: [manyBoards, ({ readBoards }) => readBoards(picker)],
    answers: page(numbered(0, 50), ['500', '501'], '50'),
  },
  {
    rule: 'the next page goes on where the first ended',
    calls: [manyBoards, ({ readBoards }) => readBoards({ ...picker, bookmark: '50' })],
    answers: page(numbered(50, 100), [], '100'),
  },
  {
    rule: 'the last page has no bookmark',
    calls: [manyBoards, ({ readBoards }) => readBoards({ ...picker, bookmark: '100' })],
    answers: page(numbered(100, 120), []),
  },
  {
    rule: 'a board that is created belongs to the member, is empty, and is read from then on',
    calls: [
      ({ createBoard }) =>
        createBoard({ name: 'Moss', privacy: 'SECRET', aux_data: { source: 'board_picker' } }),
      ({ readBoard }) => readBoard({ board_id: '1013', field_set_key: 'detailed' }),
    ],
    answers: expect.objectContaining({
      id: '1013',
      name: 'Moss',
      privacy: 'secret',
      owner: { id: '1', username: 'wren' },
      pin_count: 0,
      section_count: 0,
      is_collaborative: false,
      archived_by_me_at: null,
    }),
    holds: [({ boards }) => [boards.length, boards.at(-1)?.ownerId], [14, '1']],
  },
  {
    rule: 'a board says who works on it, and whether its member has put it away',
    calls: [({ readBoards }) => readBoards({ ...picker, shortlist_suggestions: 0 })],
    answers: expect.objectContaining({
      all_boards: expect.arrayContaining([
        expect.objectContaining({ id: '207', archived_by_me_at: '2025-06-01', collaborated_by_me: false }),
        expect.objectContaining({
          id: '208',
          is_collaborative: true,
          collaborating_users: [{ id: '1' }],
          collaborated_by_me: true,
          owner: { id: '4', username: 'sagedogwood' },
        }),
      ]),
    }),
  },
  {
    rule: 'a board that does not exist cannot be read',
    calls: [({ readBoard }) => readBoard({ board_id: '999', field_set_key: 'detailed' })],
    answers: refused({ status: 404 }),
  },
  {
    rule: 'a section that is created is the last of its board, and of no other',
    calls: [
      ({ createSection }) =>
        createSection({ board_id: '201', initial_pins: [], name: 'Water lilies', name_source: 0 }),
      ({ createSection }) =>
        createSection({ board_id: '202', initial_pins: [], name: 'Cushions', name_source: 0 }),
      ({ readSections }) => readSections({ board_id: '201' }),
    ],
    answers: [
      ...ids('301', '302', '303'),
      expect.objectContaining({ id: '2003', title: 'Water lilies', slug: 'water-lilies', pin_count: 0 }),
    ],
  },
  {
    rule: 'a board counts its own sections',
    calls: [({ readBoard }) => readBoard({ board_id: '201', field_set_key: 'detailed' })],
    answers: expect.objectContaining({ section_count: 3, pin_count: 48 }),
  },
  {
    rule: 'a section is read by its ID',
    calls: [({ readSection }) => readSection({ section_id: '302', field_set_key: 'detailed' })],
    answers: expect.objectContaining({ id: '302', title: 'Small ponds', board: { id: '201' }, pin_count: 3 }),
  },
  {
    rule: 'a section that does not exist cannot be read',
    calls: [({ readSection }) => readSection({ section_id: '999', field_set_key: 'detailed' })],
    answers: refused({ status: 404 }),
  },
  {
    rule: 'the boards that were saved to last come once each, and without those that are gone',
    calls: [
      async () => void (db.recentBoardIds = ['203', '999', '201', '203']),
      ({ readSaveBehavior }) => readSaveBehavior({ username: 'wren', field_set_key: 'save_behavior' }),
    ],
    answers: { id: '1', recent_boards: ids('203', '201') },
  },
  {
    rule: 'the boards that an unknown member saved to cannot be read',
    calls: [
      ({ readSaveBehavior }) => readSaveBehavior({ username: 'nobody', field_set_key: 'save_behavior' }),
    ],
    answers: refused({ status: 404 }),
  },
  {
    rule: 'names for a board are suggested',
    calls: [({ readTitleSuggestions }) => readTitleSuggestions({ id: '1' })],
    answers: [{ title: 'Lakes at dawn' }, { title: 'Quiet water' }],
  },
])
