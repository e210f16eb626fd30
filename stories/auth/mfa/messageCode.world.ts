import { defineWorld } from '../../paths/world.types.ts'

export const messageCodeWorld = defineWorld('messageCode', {
  sheet: { flow: 'two-factor', position: 3 },
  inputs: { '': {} },
  events: [{ type: 'code.issued' }],
})
