import { ApiFailure } from '../../../../src/api/failure.ts'
import { defineWorld } from '../world.types.ts'

export const ssoCheckWorld = defineWorld('ssoCheck', {
  sheet: { flow: 'other-ways-in', position: 1 },
  inputs: { '': { email: 'a@b.example' } },
  failures: [new ApiFailure('offline')],
})
