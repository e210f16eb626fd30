import { defineWorld } from '../../paths/world.types.ts'

export const scriptLoaderWorld = defineWorld('scriptLoader', {
  sheet: { flow: 'other-ways-in', position: 4 },
  inputs: { '': {} },
})
