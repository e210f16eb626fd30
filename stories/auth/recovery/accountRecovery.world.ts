import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const accountRecoveryWorld = defineWorld('accountRecovery', {
  sheet: { flow: 'recovery', position: 2 },
  inputs: {
    '': { credentials: { facebook_id: '1', facebook_token: 't' } },
    'nothing proves who asks': { credentials: null },
  },
  events: [{ type: 'banner.dismissed' }],
  failures: [new ApiFailure('refused')],
  difference: ({ context }) => Object.keys(context.credentials ?? {}),
})
