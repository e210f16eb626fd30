import { defineWorld } from '../paths/world.types.ts'

export const searchAdvisoryWorld = defineWorld('searchAdvisory', {
  sheet: { flow: 'search', position: 1 },
  inputs: { '': {} },
  events: [
    { type: 'advisory.viewed' },
    { type: 'advisory.dismissed' },
    { type: 'advisory.restored' },
    { type: 'advisoryLink.opened', target: { notice: 0, part: 'action', actionId: 'talk' } },
  ],
})
