import { defineWorld } from '../../paths/world.types.ts'

export const claimUpsellWorld = defineWorld('claimUpsell', {
  sheet: { flow: 'create-a-pin', position: 3 },
  inputs: { '': {} },
  events: [{ type: 'connect.requested' }, { type: 'upsell.dismissed' }],
})
