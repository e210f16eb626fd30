import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const blockWorld = defineWorld('block', {
  sheet: { flow: 'people', position: 3 },
  inputs: {
    '': { isBlocked: false, isSignedIn: true },
    'the person is blocked already': { isBlocked: true, isSignedIn: true },
  },
  events: [{ type: 'block.toggled' }, { type: 'question.confirmed' }, { type: 'question.closed' }],
  failures: [new ApiFailure('offline'), new ApiFailure('refused')],
})
