import * as v from 'valibot'
import type { savingEndpoints } from '../../src/api/saving/saving.endpoints.ts'
import { call, id, ids, maybe, type AllTrue, type Calls, type Untrue } from './call.ts'
import { boardCreate, boards, pinCreate, sectionCreate } from './savingPayloads.ts'

const text = v.string()
const detailed = v.literal('detailed')
/** The ID of the profile that the member acts for. */
const profile = { orbac_subject_id: maybe(text) }
const saved = { board_id: '202', is_buyable_pin: false } as const

/** The calls for saving. saving.txt §7. */
export const savingCalls = {
  readBoards: call(
    'Reads the boards that a member can save to, a page at a time; on the create-pin page, all of them.',
    boards,
    { username: 'wren', field_set_key: 'board_picker', shortlist_suggestions: 2, isDesktop: true },
    'A malformed board is left out. `bookmark` asks for the next page, and is null at the end.',
  ),
  readTitleSuggestions: call('Suggests names for a board with this pin.', v.object({ id }), { id: '1' }),
  readPinnedTo: call(
    'Says which board a pin is already on.',
    v.object({
      id,
      fields: v.literal('pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()'),
      ...profile,
    }),
    {
      id: '1',
      fields: 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()',
    },
  ),
  createBoard: call('Creates a board.', boardCreate, {
    name: 'Lakes at dawn',
    privacy: 'PUBLIC',
    aux_data: { source: 'board_picker' },
  }),
  suggestCollaborators: call('Suggests people to invite to a board.', v.object(profile), {}),
  searchCollaborators: call('Finds people to invite to a board.', v.object({ term: text, ...profile }), {
    term: 'sage',
  }),
  inviteCollaborators: call(
    'Invites members and email addresses to a board.',
    v.object({ board_id: text, user_ids: ids, emails: ids, ...profile }),
    { board_id: '201', user_ids: ['4'], emails: ['robin.new@example.com'] },
  ),
  readSections: call('Reads the sections of a board.', v.object({ board_id: text, ...profile }), {
    board_id: '201',
  }),
  createSection: call('Creates a section of a board.', sectionCreate, {
    board_id: '201',
    initial_pins: [],
    name: 'Water lilies',
    name_source: 0,
  }),
  createPin: call('Saves something that is no pin yet.', pinCreate, {
    ...saved,
    image_url: 'https://garden.example/pond.jpg',
    link: 'https://garden.example/ponds',
  }),
  repin: call('Saves a pin.', pinCreate, { ...saved, pin_id: '1' }, '`pin_id` is always sent.'),
  removePin: call('Removes a saved pin, to undo the save.', v.object({ id, ...profile }), { id: '9000' }),
  findDuplicates: call(
    'Finds the member’s pins with a picture, by its address or by what the server calls it.',
    v.object({ image_url: maybe(text), image_signature: maybe(text), ...profile }),
    { image_url: 'https://garden.example/pond.jpg' },
    'A malformed pin is left out, and so is one with another address and another signature. A board may be there twice.',
  ),
  readBoard: call(
    'Reads a board, after saving to it.',
    v.object({ board_id: text, field_set_key: detailed, ...profile }),
    { board_id: '201', field_set_key: 'detailed' },
  ),
  readSection: call(
    'Reads a section, after saving to it.',
    v.object({ section_id: text, field_set_key: detailed, ...profile }),
    { section_id: '301', field_set_key: 'detailed' },
  ),
  autocomplete: call(
    'Suggests hashtags. At most five are shown.',
    v.object({ q: text, show_pin_count: v.literal(true) }),
    { q: 'garden', show_pin_count: true },
  ),
  readSavedPin: call(
    'Reads a pin with its board.',
    v.object({ id: text, field_set_key: detailed, ...profile }),
    { id: '1', field_set_key: 'detailed' },
    'A malformed `isPromoted` or `sponsorshipStatus` makes the answer malformed, so that no ad is shown without its label.',
  ),
  querySavedPin: call(
    "Reads a pin with its board by a query, in place of the two other reads, with `policy.saving.pinReads: 'query'`.",
    v.object({ pinId: text }),
    { pinId: '1' },
  ),
  readSaveBehavior: call(
    'Reads the boards that a member saved to last.',
    v.object({ username: text, field_set_key: v.literal('save_behavior'), ...profile }),
    { username: 'wren', field_set_key: 'save_behavior' },
  ),
} satisfies Calls<typeof savingEndpoints>

true satisfies AllTrue<Untrue<typeof savingCalls, typeof savingEndpoints>>
