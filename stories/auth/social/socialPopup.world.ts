import { defineWorld } from '../../paths/world.types.ts'

const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }
const answers = Object.entries({
  'the popup says who the person is': { facebook_id: '1', facebook_token: 't' },
  'the popup says that the person refused': { error: 'not_authorized' },
  'the popup says that the person is not known': { error: 'unknown' },
  'the popup says that the provider cannot be reached': { error: 'unavailable' },
  'the popup says that something else failed': { error: 'other' },
})

export const socialPopupWorld = defineWorld('socialPopup', {
  sheet: { flow: 'other-ways-in', position: 3 },
  tables: ['social'],
  inputs: {
    '': { provider: 'facebook', popup, transport: 'popup' },
    'the provider is asked by its own script': { provider: 'facebook', popup, transport: 'sdk' },
    'the provider asks by a prompt': { provider: 'google', popup, transport: 'sdk' },
  },
  events: [
    { type: 'popup.blocked' },
    { type: 'popup.windowUndefined' },
    { type: 'popup.closed' },
    ...answers.map(([text, data]) => ({ type: 'popup.answered', data, text })),
  ],
  difference: ({ context }) => [context.output],
})
