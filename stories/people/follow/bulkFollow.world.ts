import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const bulkFollowWorld = defineWorld('bulkFollow', {
  sheet: { flow: 'people', position: 2 },
  inputs: { '': { isSignedIn: true, ids: ['4', '5'], followed: [] } },
  events: [
    { type: 'all.requested' },
    { type: 'member.changed', id: '4', isFollowed: false, isPending: false },
  ],
  failures: [new ApiFailure('refused')],
})
