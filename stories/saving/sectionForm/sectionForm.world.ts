import { sectionFormErrors } from '../../../src/errors/saving/sectionForm.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const sectionFormWorld = defineWorld('sectionForm', {
  sheet: { flow: 'create-a-board', position: 3 },
  inputs: {
    '': { session: { userId: '1' }, board: { id: '1', name: 'a' }, pinIds: [], suggestedName: null },
  },
  events: [
    ...['Hikes', ''].flatMap((typed) => [
      { type: 'name.changed', name: typed },
      { type: 'form.submitted', name: typed },
    ]),
    { type: 'submit.cancelled' },
    { type: 'form.cancelled' },
  ],
  failures: failuresOf(sectionFormErrors),
  difference: ({ context }) => [context.output, context.name.length],
})
