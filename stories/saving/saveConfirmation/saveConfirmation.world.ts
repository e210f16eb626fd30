import { defineWorld } from '../../paths/world.types.ts'

export const saveConfirmationWorld = defineWorld('saveConfirmation', {
  sheet: { flow: 'save', position: 2 },
  inputs: { '': {} },
})
