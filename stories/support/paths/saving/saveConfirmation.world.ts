import { defineWorld } from '../world.types.ts'

export const saveConfirmationWorld = defineWorld('saveConfirmation', {
  sheet: { flow: 'save', position: 2 },
  inputs: { '': {} },
})
