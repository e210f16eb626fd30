import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const destinationWorld = defineWorld('destination', {
  sheet: { flow: 'create-a-pin', position: 2 },
  tables: [],
  inputs: { '': { session: { userId: '1', username: 'wren' }, pinId: null, memory: null } },
  events: [{ type: 'step.cancelled' }],
  failures: [new ApiFailure('offline')],
  difference: ({ context }) => [context.section?.id],
})
