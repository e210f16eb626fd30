import { defineWorld } from '../../paths/world.types.ts'

export const botCheckWorld = defineWorld('botCheck', {
  sheet: { flow: 'log-in', position: 3 },
  inputs: { '': {} },
  events: [{ type: 'refresh.requested' }, { type: 'view.changed', purpose: 'signup' }],
})
