import { emptyResponseSchema } from '../response.ts'
import { call } from '../endpoint.ts'
import type { BlockPayload, FollowPayload, MoveAllPayload, UnfollowPayload } from './people.payloads.ts'

/** Moving pins between boards and sections. */
export const pinMoveEndpoints = {
  moveAllPins: call<MoveAllPayload>()({
    method: 'PUT',
    path: '/resource/BulkEditSelectAllResource/update/',
    response: emptyResponseSchema,
  }),
  movePins: call<{
    readonly board_id: string
    readonly section_id?: string
    readonly pin_ids: readonly string[]
    readonly orbac_subject_id?: string
  }>()({
    method: 'PUT',
    path: '/resource/BulkEditResource/update/',
    response: emptyResponseSchema,
  }),
  moveToSection: call<{ readonly section_id: string; readonly pins: readonly string[] }>()({
    method: 'PUT',
    path: '/resource/BoardSectionEditResource/update/',
    response: emptyResponseSchema,
  }),
  removeFromSection: call<{ readonly section_id: string; readonly pins: readonly string[] }>()({
    method: 'DELETE',
    path: '/resource/BoardSectionPinsResource/delete/',
    response: emptyResponseSchema,
  }),
} as const

/** Following one member. */
export const followEndpoints = {
  followUser: call<FollowPayload>()({
    method: 'POST',
    path: '/resource/UserFollowResource/create/',
    response: emptyResponseSchema,
  }),
  unfollowUser: call<UnfollowPayload>()({
    method: 'DELETE',
    path: '/resource/UserFollowResource/delete/',
    response: emptyResponseSchema,
  }),
} as const

/** Following several members at once. */
export const bulkFollowEndpoints = {
  /** IDs, separated by commas. */
  followUsers: call<{ readonly followee_ids: string }>()({
    method: 'PUT',
    path: '/v3/users/follow/',
    response: emptyResponseSchema,
  }),
} as const

/** Blocking a member. */
export const blockEndpoints = {
  blockUser: call<BlockPayload>()({
    method: 'POST',
    path: '/resource/UserBlockResource/create/',
    response: emptyResponseSchema,
  }),
  unblockUser: call<{ readonly blocked_user_id: string }>()({
    method: 'DELETE',
    path: '/resource/UserBlockResource/delete/',
    response: emptyResponseSchema,
  }),
} as const

/** All endpoints for following, blocking and moving pins. */
export const peopleEndpoints = {
  ...followEndpoints,
  ...bulkFollowEndpoints,
  ...blockEndpoints,
  ...pinMoveEndpoints,
} as const
