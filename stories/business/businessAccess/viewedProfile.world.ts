import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'
import { profileOf } from '../business.actors.ts'

const acting = profileOf('1')

export const viewedProfileWorld = defineWorld('viewedProfile', {
  sheet: { flow: 'act-for-a-business', position: 2 },
  inputs: { '': {} },
  events: [
    { type: 'page.changed', text: 'go to a pin’s page', page: { kind: 'pin', pinId: '2' }, acting },
    {
      type: 'page.changed',
      text: 'go to the profile’s page',
      page: { kind: 'profile', username: 'business1' },
      acting,
    },
  ],
  failures: [new ApiFailure('server')],
})
