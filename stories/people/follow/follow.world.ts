import { ApiFailure } from '../../../src/api/failure.ts'
import { followErrors } from '../../../src/errors/people/people.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const followWorld = defineWorld('follow', {
  sheet: { flow: 'people', position: 1 },
  inputs: {
    '': { person: 'Sage', isFollowed: false, isSignedIn: true },
    'the person is followed already': { person: 'Sage', isFollowed: true, isSignedIn: true },
  },
  events: [
    { type: 'follow.toggled' },
    { type: 'reminder.closed' },
    { type: 'member.refreshed', isFollowed: true },
  ],
  failures: [...failuresOf(followErrors), new ApiFailure('offline'), new ApiFailure('refused')],
})
