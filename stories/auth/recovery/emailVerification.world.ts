import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const emailVerificationWorld = defineWorld('emailVerification', {
  sheet: { flow: 'recovery', position: 3 },
  inputs: { '': {} },
  events: [{ type: 'resend.requested' }, { type: 'modal.closed' }],
  failures: [new ApiFailure('offline'), new ApiFailure('server')],
})
