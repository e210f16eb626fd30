import * as v from 'valibot'
import type { peopleEndpoints } from '../../src/api/people/people.endpoints.ts'
import { call, ids, maybe, type AllTrue, type Calls, type Untrue } from './call.ts'

const text = v.string()
const inSection = v.object({ section_id: text, pins: ids })

/** The calls for following, blocking and moving pins. saving.txt §7. */
export const peopleCalls = {
  followUser: call(
    'Follows a member.',
    v.object({
      user_id: text,
      invite_code: maybe(text),
      aux_data: maybe(v.object({ pin_id: text })),
      client_tracking_params: maybe(text),
    }),
    { user_id: '4' },
  ),
  unfollowUser: call(
    'No longer follows a member.',
    v.object({ user_id: text, pin_id: maybe(text), client_tracking_params: maybe(text) }),
    { user_id: '4' },
  ),
  followUsers: call(
    'Follows several members. Their IDs are joined by commas.',
    v.object({ followee_ids: text }),
    { followee_ids: '4,5' },
  ),
  blockUser: call(
    'Blocks a member.',
    v.object({
      blocked_user_id: text,
      orbac_subject_id: maybe(text),
      block_source: maybe(text),
      block_context: maybe(text),
    }),
    { blocked_user_id: '5' },
  ),
  unblockUser: call('No longer blocks a member.', v.object({ blocked_user_id: text }), {
    blocked_user_id: '5',
  }),
  moveAllPins: call(
    'Moves pins to another board or section.',
    v.object({
      board_id: text,
      new_board_id: text,
      old_section_id: maybe(text),
      new_section_id: maybe(text),
      pin_ids: ids,
      orbac_subject_id: maybe(text),
    }),
    { board_id: '201', new_board_id: '202', pin_ids: ['1'] },
  ),
  movePins: call(
    'Moves pins to a board, or a section of it.',
    v.object({ board_id: text, section_id: maybe(text), pin_ids: ids, orbac_subject_id: maybe(text) }),
    { board_id: '201', pin_ids: ['1'] },
  ),
  moveToSection: call('Moves pins of a board into a section of it.', inSection, {
    section_id: '301',
    pins: ['1'],
  }),
  removeFromSection: call('Moves pins of a section back to its board.', inSection, {
    section_id: '301',
    pins: ['1'],
  }),
} satisfies Calls<typeof peopleEndpoints>

true satisfies AllTrue<Untrue<typeof peopleCalls, typeof peopleEndpoints>>
