import type { peopleEndpoints } from '../../../src/api/people/people.endpoints.ts'
import { all, isTexts, needs, type RequestRule } from '../needs.ts'

/** What each call about members and pins must carry. saving.txt §7. */
export const peopleWire: { readonly [K in keyof typeof peopleEndpoints]: RequestRule } = {
  moveAllPins: all(needs('board_id', 'new_board_id'), isTexts('pin_ids')),
  movePins: all(needs('board_id'), isTexts('pin_ids')),
  moveToSection: all(needs('section_id'), isTexts('pins')),
  removeFromSection: all(needs('section_id'), isTexts('pins')),
  followUser: needs('user_id'),
  unfollowUser: needs('user_id'),
  followUsers: needs('followee_ids'),
  blockUser: needs('blocked_user_id'),
  unblockUser: needs('blocked_user_id'),
}
