import { ApiFailure } from '../../../src/api/failure.ts'
import { pinMoveErrors } from '../../../src/errors/people/pinMove.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const pinMoveWorld = defineWorld('pinMove', {
  sheet: { flow: 'people', position: 4 },
  inputs: { '': {} },
  events: [
    {
      type: 'move.requested',
      move: { pinIds: ['1'], from: { boardId: 'a', sectionId: null }, to: { boardId: 'b', sectionId: null } },
    },
  ],
  failures: [...failuresOf(pinMoveErrors), new ApiFailure('malformed')],
})
