import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const pinThumbnailWorld = defineWorld('pinThumbnail', {
  sheet: { flow: 'sign-in', position: 2 },
  inputs: { '': { pinId: '1' } },
  events: [{ type: 'picture.failed' }],
  failures: [new ApiFailure('offline')],
})
