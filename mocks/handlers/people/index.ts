import type { peopleEndpoints } from '../../../src/api/people/people.endpoints.ts'
import type { HandlersFor } from '../handler.ts'
import { blockUser, followUser, followUsers, unblockUser, unfollowUser } from './people.ts'
import { moveAllPins, movePins, moveToSection, removeFromSection } from './pinMove.ts'

export const peopleHandlers: HandlersFor<typeof peopleEndpoints> = {
  moveAllPins,
  movePins,
  moveToSection,
  removeFromSection,
  followUser,
  unfollowUser,
  followUsers,
  blockUser,
  unblockUser,
}
