import { saveErrors } from '../../../src/errors/saving/save.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const severalSavesWorld = defineWorld('severalSaves', {
  sheet: { flow: 'save', position: 5 },
  tables: [],
  inputs: {
    '': {
      session: { userId: '1' },
      pin: { id: '1' },
      method: null,
      isToastShown: true,
      boards: [
        { id: '1', name: 'a', pinCount: 1 },
        { id: '2', name: 'b', pinCount: 1 },
      ],
    },
  },
  events: [{ type: 'retry.requested' }, { type: 'more.requested' }, { type: 'dialog.closed' }],
  failures: failuresOf(saveErrors),
  difference: ({ context }) => context.results.map(({ state }) => state),
})
