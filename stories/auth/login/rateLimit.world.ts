import { defineWorld } from '../../paths/world.types.ts'

export const rateLimitWorld = defineWorld('rateLimit', {
  sheet: { flow: 'log-in', position: 2 },
  inputs: { '': {} },
})
