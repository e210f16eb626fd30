import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const sectionPickerWorld = defineWorld('sectionPicker', {
  sheet: { flow: 'choose-a-board', position: 2 },
  tables: ['sections'],
  inputs: { '': { board: { id: '1', sectionCount: 1 } } },
  events: [
    { type: 'section.chosen', id: '2' },
    ...['board.chosen', 'creation.requested', 'retry.requested'].map((type) => ({ type })),
  ],
  failures: [new ApiFailure('offline')],
  difference: ({ context }) => [context.output],
})
