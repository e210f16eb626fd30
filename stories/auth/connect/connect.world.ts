import { defineWorld } from '../../paths/world.types.ts'

export const connectWorld = defineWorld('connect', {
  sheet: { flow: 'other-ways-in', position: 6 },
  inputs: {
    '': { provider: 'facebook', isRerequest: false },
    'the user has not shared an email': { provider: 'facebook', isRerequest: true },
    'the provider shows its page in the same window': { provider: 'line', isRerequest: false },
    'the provider draws its own button': { provider: 'google', isRerequest: false },
  },
  events: [
    { type: 'provider.opened' },
    { type: 'token.received', token: { google_open_id_token: 'g' } },
    { type: 'button.failed' },
    { type: 'load.retried' },
    { type: 'popup.dismissed' },
  ],
})
