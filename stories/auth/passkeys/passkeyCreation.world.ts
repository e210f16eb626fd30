import { ApiFailure } from '../../../src/api/failure.ts'
import { passkeyCreationErrors } from '../../../src/errors/auth/passkeyCreation.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const passkeyCreationWorld = defineWorld('passkeyCreation', {
  sheet: { flow: 'other-ways-in', position: 10 },
  inputs: { '': {} },
  events: [
    { type: 'passkey.requested' },
    { type: 'request.cancelled' },
    { type: 'passkey.removed' },
    { type: 'offer.declined' },
  ],
  failures: [...failuresOf(passkeyCreationErrors), new ApiFailure('refused', { serverMessage: 'x' })],
})
