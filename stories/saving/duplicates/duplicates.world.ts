import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

const picture = (imageUrl: string | null) => ({ imageUrl, signature: null })

export const duplicatesWorld = defineWorld('duplicates', {
  sheet: { flow: 'save', position: 6 },
  inputs: { '': {} },
  events: [
    { type: 'picture.changed', picture: picture('https://garden.example/pond.jpg') },
    { type: 'picture.changed', picture: picture('https://garden.example/rose.jpg') },
    { type: 'picture.changed', picture: picture(null) },
  ],
  failures: [new ApiFailure('offline')],
})
