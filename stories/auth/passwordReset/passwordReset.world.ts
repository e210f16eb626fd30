import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const passwordResetWorld = defineWorld('passwordReset', {
  sheet: { flow: 'recovery', position: 4 },
  inputs: { '': {} },
  events: [
    { type: 'identifier.changed' },
    ...['a@b.example', ''].map((identifier) => ({ type: 'form.submitted', identifier })),
    { type: 'submit.cancelled' },
  ],
  failures: [new ApiFailure('offline'), new ApiFailure('server'), new ApiFailure('refused', { status: 429 })],
})
