import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const pinSavedWorld = defineWorld('pinSaved', {
  sheet: { flow: 'save', position: 3 },
  inputs: { '': { pinId: '1' } },
  events: [{ type: 'dialog.closed' }],
  failures: [new ApiFailure('offline')],
})
