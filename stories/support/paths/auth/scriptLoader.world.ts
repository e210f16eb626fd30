import { defineWorld } from '../world.types.ts'

export const scriptLoaderWorld = defineWorld('scriptLoader', {
  sheet: { flow: 'other-ways-in', position: 4 },
  inputs: { '': {} },
})
