import { ApiFailure } from '../../../src/api/failure.ts'
import { passkeyLoginErrors } from '../../../src/errors/auth/passkeyLogin.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const passkeyLoginWorld = defineWorld('passkeyLogin', {
  sheet: { flow: 'other-ways-in', position: 9 },
  inputs: { '': {} },
  events: [
    { type: 'passkey.requested' },
    { type: 'request.cancelled' },
    { type: 'otherWay.chosen' },
    { type: 'form.rested' },
    { type: 'notice.closed' },
  ],
  failures: [...failuresOf(passkeyLoginErrors), new ApiFailure('refused', { serverMessage: 'x' })],
  difference: ({ context }) => [context.support],
})
