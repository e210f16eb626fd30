import { defineWorld } from '../world.types.ts'

export const connectWorld = defineWorld('connect', {
  sheet: { flow: 'other-ways-in', position: 6 },
  inputs: { '': { isRerequest: false }, 'the user has not shared an email': { isRerequest: true } },
  events: [{ type: 'provider.opened' }, { type: 'load.retried' }, { type: 'popup.dismissed' }],
})
