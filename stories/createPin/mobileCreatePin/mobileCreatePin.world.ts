import { ApiFailure } from '../../../src/api/failure.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { defineWorld } from '../../paths/world.types.ts'

const draft = {
  pinId: null,
  url: 'https://wren.example/lakes',
  media: null,
  description: '',
  guid: null,
  color: null,
}
const session = { userId: '1' }

export const mobileCreatePinWorld = defineWorld('mobileCreatePin', {
  sheet: { flow: 'create-a-pin-on-a-phone', position: 1 },
  inputs: {
    '': { session, draft, redirectTo: null },
    'from a page without an address': { session, draft: { ...draft, url: null }, redirectTo: null },
    'offers pictures': {
      policy: resolvePolicy({ createPin: { phonePictures: true } }),
      session,
      draft,
      redirectTo: null,
    },
    'logged out': { session: null, draft, redirectTo: '/' },
  },
  events: [
    'step.cancelled',
    'page.dismissed',
    'choice.resumed',
    'save.undone',
    'save.restored',
    'boards.changed',
    'images.settled',
    'retry.requested',
  ]
    .map((type): { type: string; url?: string | null } => ({ type }))
    .concat({ type: 'image.chosen', url: null }),
  failures: [new ApiFailure('offline'), new ApiFailure('server')],
  difference: ({ context }) => [context.board?.sectionCount],
})
