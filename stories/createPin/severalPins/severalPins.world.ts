import { createPinErrors } from '../../../src/errors/createPin/createPin.errors.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const urls = ['https://a.example/1.jpg', 'https://a.example/2.jpg'] as const
const draft = {
  pinId: null,
  url: 'https://a.example/',
  media: null,
  description: '',
  guid: null,
  color: null,
}

export const severalPinsWorld = defineWorld('severalPins', {
  sheet: { flow: 'create-a-pin', position: 2 },
  tables: [],
  inputs: {
    '': {
      board: { id: '1', name: 'a' },
      section: null,
      pins: urls.map((url) => ({
        picture: { url, name: 'a', size: null },
        request: { session: { userId: '1' }, draft, description: '', imageUrl: url, boardId: '1' },
      })),
    },
  },
  events: [
    { type: 'resume.requested' },
    { type: 'retry.requested' },
    { type: 'repeat.requested', url: urls[0] },
    { type: 'board.reopened' },
    { type: 'page.dismissed' },
  ],
  failures: [...failuresOf(createPinErrors), new ApiFailure('refused', { status: 401 })],
  difference: ({ context }) => context.results.map(({ state }) => state),
})
