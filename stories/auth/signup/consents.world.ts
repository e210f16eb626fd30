import { defineWorld } from '../../paths/world.types.ts'

export const consentsWorld = defineWorld('consents', {
  sheet: { flow: 'consents', position: 1 },
  inputs: { '': {} },
  events: [{ type: 'all.toggled' }, { type: 'form.submitted' }, { type: 'back.requested' }],
  difference: ({ context }) => [context.output],
})
