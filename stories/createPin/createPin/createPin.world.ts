import { createPinErrors } from '../../../src/errors/createPin/createPin.errors.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const draft = { pinId: null, url: null, media: null, description: '', guid: null, color: null }
const session = { userId: '1', username: 'wren' }

export const createPinWorld = defineWorld('createPin', {
  sheet: { flow: 'create-a-pin', position: 1 },
  inputs: {
    'a page with a picture': {
      session,
      draft: { ...draft, url: 'https://a.example/', media: 'https://a.example/1.jpg' },
    },
    'a page without a picture': { session, draft: { ...draft, url: 'https://a.example/' } },
    'a page whose title is too long': {
      policy: resolvePolicy({ createPin: { popupFields: true, titleLimit: 1 } }),
      session,
      draft: { ...draft, url: 'https://a.example/', media: 'https://a.example/1.jpg', title: 'ab' },
    },
    'a page with several pictures': {
      policy: resolvePolicy({ createPin: { severalPictures: true } }),
      session,
      draft: { ...draft, url: 'https://a.example/', media: 'https://a.example/1.jpg' },
    },
    'nothing to save': { session, draft },
  },
  events: [
    { type: 'image.chosen', url: null },
    { type: 'field.changed', field: 'title', value: 'a' },
    { type: 'images.ticked', urls: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
    { type: 'altText.changed', url: 'https://a.example/1.jpg', value: 'a' },
    { type: 'images.skipped' },
    { type: 'retry.requested' },
    { type: 'board.reopened' },
    { type: 'countdown.paused' },
    { type: 'countdown.resumed' },
    { type: 'countdown.stopped' },
    { type: 'page.dismissed' },
  ],
  failures: failuresOf(createPinErrors),
  difference: ({ context }) => [
    context.imageUrl === null,
    context.title.length,
    context.chosenUrls.length,
    context.stepsLeft <= 1,
    context.savedId !== null,
  ],
})
