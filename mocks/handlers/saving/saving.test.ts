import { expect } from 'vitest'
import { proveTables, refused } from '../../testing/tableRules.ts'
import { savingCalls } from '../../calls/saving.ts'
import type { Db } from '../../db.ts'

const saved = { board_id: '205', is_buyable_pin: false } as const
const imageUrl = 'https://garden.example/pond.gif'
const countsOf = ({ boards, sections }: Db) => ({
  boards: boards.filter(({ id }) => id === '201' || id === '205').map((row) => [row.pinCount, row.coverUrl]),
  sections: sections.map(({ pinCount }) => pinCount),
})
const untouched = {
  boards: [
    [48, '/pins/monstera.svg'],
    [0, null],
  ],
  sections: [9, 3, 0],
}
const readSavedPin = { id: '1', field_set_key: 'detailed' } as const

proveTables([
  {
    rule: 'keeps what a created pin shows, because no other table has it',
    calls: [
      ({ createPin }) => createPin({ ...saved, image_url: imageUrl, description: 'Three ponds' }),
      ({ createPin }) => createPin({ ...saved, title: 'Ponds', description: 'Three ponds' }),
      ({ repin }) => repin({ ...saved, pin_id: '1' }),
    ],
    holds: [
      ({ saves }) => saves,
      [
        {
          id: '9000',
          pinId: '9000',
          boardId: '205',
          sectionId: null,
          created: { title: 'Three ponds', imageUrl },
        },
        {
          id: '9001',
          pinId: '9001',
          boardId: '205',
          sectionId: null,
          created: { title: 'Ponds', imageUrl: null },
        },
        { id: '9002', pinId: '1', boardId: '205', sectionId: null },
      ],
    ],
  },
  {
    rule: 'a save that is removed is on its board no more, and counts no more; the next pin has another ID',
    calls: [
      ({ repin }) => repin({ ...saved, pin_id: '1' }),
      ({ repin }) => repin({ ...saved, pin_id: '2' }),
      ({ removePin }) => removePin({ id: '9000' }),
      ({ removePin }) => removePin({ id: '9000' }),
      ({ repin }) => repin({ ...saved, pin_id: '3' }),
    ],
    answers: expect.objectContaining({ id: '9002' }),
    holds: [
      ({ saves, boards }) => [
        saves.map(({ id, pinId }) => `${id} ${pinId}`),
        boards.find(({ id }) => id === saved.board_id)?.pinCount,
      ],
      [['9001 2', '9002 3'], 2],
    ],
  },
  {
    rule: 'a repin is a new pin, and counts once',
    calls: [({ repin }) => repin({ ...saved, pin_id: '1' })],
    answers: { id: '9000', board: { id: '205' }, pinner: { id: '1' } },
    holds: [countsOf, { ...untouched, boards: [untouched.boards[0], [1, null]] }],
  },
  {
    rule: 'a pin in a section counts for the board and the section',
    calls: [({ repin }) => repin({ ...saved, board_id: '201', section: '302', pin_id: '1' })],
    holds: [
      countsOf,
      {
        boards: [
          [49, '/pins/monstera.svg'],
          [0, null],
        ],
        sections: [9, 4, 0],
      },
    ],
  },
  {
    rule: 'the first picture becomes the cover of a board without one, and no other does',
    calls: [
      ({ createPin }) => createPin({ ...saved, image_url: imageUrl }),
      ({ createPin }) => createPin({ ...saved, image_url: 'https://garden.example/later.gif' }),
      ({ createPin }) => createPin({ ...saved, board_id: '201', image_url: imageUrl }),
    ],
    holds: [
      countsOf,
      {
        ...untouched,
        boards: [
          [49, '/pins/monstera.svg'],
          [2, imageUrl],
        ],
      },
    ],
  },
  {
    rule: 'a board that does not exist gets no pin',
    calls: [({ repin }) => repin({ ...saved, board_id: '999', pin_id: '1' })],
    answers: refused({ status: 404 }),
    holds: [(tables) => [tables.saves, countsOf(tables)], [[], untouched]],
  },
  {
    rule: 'a pin is on the board that it was saved to last',
    calls: [
      ({ repin }) => repin({ ...saved, pin_id: '1' }),
      ({ repin }) => repin({ ...saved, board_id: '209', pin_id: '1' }),
      ({ repin }) => repin({ ...saved, pin_id: '2' }),
      ({ readSavedPin: read }) => read(readSavedPin),
    ],
    answers: expect.objectContaining({
      id: '1',
      pinnedToBoard: { name: 'Quick saves', layout: 'quick_creates' },
      linkDomain: { officialUser: expect.objectContaining({ id: '4', username: 'sagedogwood' }) },
      pinner: null,
      isPromoted: false,
    }),
  },
  {
    rule: 'the read of its board, and the query, give the same answer',
    calls: [
      ({ repin }) => repin({ ...saved, pin_id: '1' }),
      ({ repin }) => repin({ ...saved, board_id: '209', pin_id: '1' }),
      ({ readPinnedTo }) => readPinnedTo(savingCalls.readPinnedTo.example),
    ],
    answers: { id: '1', pinned_to_board: { name: 'Quick saves', layout: 'quick_creates' } },
  },
  {
    rule: 'a pin that was not saved is on no board, and says that it is an ad',
    calls: [({ readSavedPin: read }) => read({ ...readSavedPin, id: '6' })],
    answers: expect.objectContaining({ id: '6', pinnedToBoard: null, isPromoted: true, linkDomain: null }),
  },
  {
    rule: 'a pin that does not exist cannot be read',
    calls: [({ readSavedPin: read }) => read({ ...readSavedPin, id: '999' })],
    answers: refused({ status: 404 }),
  },
  {
    rule: 'hashtags are suggested by how they begin, in any case',
    calls: [({ autocomplete }) => autocomplete({ q: 'GARDENp', show_pin_count: true })],
    answers: [
      { query: 'gardenparty', pin_count: 8_100 },
      { query: 'gardenpath', pin_count: 1_200 },
    ],
  },
  {
    rule: 'members are found by any part of their name, in any case',
    calls: [({ searchCollaborators }) => searchCollaborators({ term: 'DOG' })],
    answers: [expect.objectContaining({ id: '4', username: 'sagedogwood', type: 'user' })],
  },
  {
    rule: 'at most eight members are found',
    calls: [({ searchCollaborators }) => searchCollaborators({ term: 'e' })],
    answers: ['1', '3', '4', '5', '7', '8', '9', '10'].map((id) => expect.objectContaining({ id })),
  },
  {
    rule: 'three members are suggested',
    calls: [({ suggestCollaborators }) => suggestCollaborators({})],
    answers: ['4', '5', '6'].map((id) => expect.objectContaining({ id, type: 'user_share_suggestion' })),
  },
  {
    rule: 'an invitation goes to each member and each address',
    calls: [
      ({ inviteCollaborators }) =>
        inviteCollaborators({ board_id: '201', user_ids: ['4', '5'], emails: ['robin.new@example.com'] }),
    ],
    answers: null,
    holds: [
      ({ sent }) => sent,
      ['4', '5', 'robin.new@example.com'].map((to) => ({ to, what: 'boardInvite' })),
    ],
  },
])
