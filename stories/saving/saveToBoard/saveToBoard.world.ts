import { saveErrors } from '../../../src/errors/saving/save.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const saveToBoardWorld = defineWorld('saveToBoard', {
  sheet: { flow: 'save', position: 1 },
  tables: ['save'],
  inputs: {
    '': {
      session: { userId: '1' },
      pin: { id: '1' },
      sourceBoardId: '3',
      isToastShown: true,
      isDesktop: true,
      method: null,
    },
  },
  events: [
    { type: 'step.cancelled' },
    { type: 'modal.dismissed' },
    { type: 'page.kept' },
    { type: 'description.changed', text: 'describe the pin', description: 'a' },
  ],
  failures: failuresOf(saveErrors),
  difference: ({ context }) => [context.section?.id, context.invites?.userIds],
})
