import { saveChangeErrors } from '../../../src/errors/saving/saveChange.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const board = { id: '3', name: 'c', url: '', pinCount: 1, sectionCount: 0 }
const usual = {
  session: { userId: '1' },
  saved: { pin: { id: '9000' }, board, section: null, viewerPinCountDelta: 1 },
  isDesktop: true,
}

export const saveChangeWorld = defineWorld('saveChange', {
  sheet: { flow: 'save', position: 4 },
  inputs: {
    '': { ...usual, wish: 'choose' },
    undo: { ...usual, wish: 'undo' },
    again: { ...usual, wish: { board: { ...board, id: '4' }, section: null } },
  },
  events: [{ type: 'step.cancelled' }, { type: 'modal.dismissed' }],
  failures: failuresOf(saveChangeErrors),
  difference: ({ context }) => [context.section?.id, context.invites?.userIds, context.change?.isReverted],
})
