import { emptyAnswerSchema } from '../answer.ts'
import { call } from '../endpoint.ts'
import type { BlockPayload, FollowPayload, MoveAllPayload, UnfollowPayload } from './people.payloads.ts'

/** Moving pins between boards and sections. */
export const pinMoveEndpoints = {
  moveAllPins: call<MoveAllPayload>()({
    method: 'PUT',
    path: '/resource/BulkEditSelectAllResource/update/',
    answer: emptyAnswerSchema,
  }),
  movePins: call<{
    readonly board_id: string
    readonly section_id?: string
    readonly pin_ids: readonly string[]
  }>()({
    method: 'PUT',
    path: '/resource/BulkEditResource/update/',
    answer: emptyAnswerSchema,
  }),
  moveToSection: call<{ readonly section_id: string; readonly pins: readonly string[] }>()({
    method: 'PUT',
    path: '/resource/BoardSectionEditResource/update/',
    answer: emptyAnswerSchema,
  }),
  removeFromSection: call<{ readonly section_id: string; readonly pins: readonly string[] }>()({
    method: 'DELETE',
    path: '/resource/BoardSectionPinsResource/delete/',
    answer: emptyAnswerSchema,
  }),
} as const

/** Following one member. */
export const followEndpoints = {
  followUser: call<FollowPayload>()({
    method: 'POST',
    path: '/resource/UserFollowResource/create/',
    answer: emptyAnswerSchema,
  }),
  unfollowUser: call<UnfollowPayload>()({
    method: 'DELETE',
    path: '/resource/UserFollowResource/delete/',
    answer: emptyAnswerSchema,
  }),
} as const

/** Following several members at once. */
export const bulkFollowEndpoints = {
  /** The ids are joined by commas. */
  followUsers: call<{ readonly followee_ids: string }>()({
    method: 'PUT',
    path: '/v3/users/follow/',
    answer: emptyAnswerSchema,
  }),
} as const

/** Blocking a member. */
export const blockEndpoints = {
  blockUser: call<BlockPayload>()({
    method: 'POST',
    path: '/resource/UserBlockResource/create/',
    answer: emptyAnswerSchema,
  }),
  unblockUser: call<{ readonly blocked_user_id: string }>()({
    method: 'DELETE',
    path: '/resource/UserBlockResource/delete/',
    answer: emptyAnswerSchema,
  }),
} as const

/** Every call about members and about moving pins. */
export const peopleEndpoints = {
  ...followEndpoints,
  ...bulkFollowEndpoints,
  ...blockEndpoints,
  ...pinMoveEndpoints,
} as const
