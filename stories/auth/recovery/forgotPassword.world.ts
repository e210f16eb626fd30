import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const forgotPasswordWorld = defineWorld('forgotPassword', {
  sheet: { flow: 'recovery', position: 1 },
  inputs: {
    '': { identifier: 'a@b.example', isSent: false },
    'the server has sent a reset email by itself': { identifier: 'a@b.example', isSent: true },
  },
  events: [{ type: 'resend.requested' }, { type: 'notice.closed' }],
  failures: [new ApiFailure('offline'), new ApiFailure('server')],
})
