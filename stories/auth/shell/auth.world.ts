import { wren } from '../../../testing/machines/auth.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const authWorld = defineWorld('auth', {
  sheet: { flow: 'sign-in', position: 1 },
  inputs: {
    '': {},
    'come back as a remembered visitor': { isPersonalized: true },
    'come logged in already': { isFullyLoggedIn: true },
    'come to sign up': { startsWith: 'signup' },
    'come to sign up with single sign-on': { startsWith: 'ssoSignup' },
  },
  events: [
    { type: 'modal.closed' },
    { type: 'otherAccount.requested' },
    { type: 'passkey.verified', user: wren, text: 'a passkey is verified' },
    { type: 'offer.prepared' },
    { type: 'offer.settled' },
    { type: 'load.retried' },
    { type: 'login.requested' },
  ],
  difference: ({ context }) => [context.hasOffer, ...Object.keys(context.credentials ?? {})],
})
