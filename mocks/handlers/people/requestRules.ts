import type { peopleEndpoints } from '../../../src/api/people/people.endpoints.ts'
import { all, ifSent, inside, isTexts, needs, type RequestRules } from '../needs.ts'

/** What each request about members and pins must contain. */
export const peopleRequestRules: RequestRules<typeof peopleEndpoints> = {
  moveAllPins: all(needs('board_id', 'new_board_id'), isTexts('pin_ids')),
  movePins: all(needs('board_id'), isTexts('pin_ids')),
  moveToSection: all(needs('section_id'), isTexts('pins')),
  removeFromSection: all(needs('section_id'), isTexts('pins')),
  followUser: all(needs('user_id'), ifSent('aux_data', inside('aux_data', needs('pin_id')))),
  unfollowUser: all(needs('user_id'), ifSent('aux_data', inside('aux_data', needs('pin_id')))),
  followUsers: needs('followee_ids'),
  blockUser: needs('blocked_user_id'),
  unblockUser: needs('blocked_user_id'),
}
