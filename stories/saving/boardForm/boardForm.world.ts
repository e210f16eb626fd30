import { boardFormErrors } from '../../../src/errors/saving/boardForm.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const boardFormWorld = defineWorld('boardForm', {
  sheet: { flow: 'create-a-board', position: 1 },
  inputs: { '': { session: { userId: '1' }, name: '' } },
  events: [
    { type: 'name.changed', name: 'Lakes' },
    ...['', 'Lakes '.repeat(20)].map((name) => ({ type: 'name.changed', name })),
    { type: 'form.cancelled' },
    { type: 'form.submitted', name: 'Lakes', invites: { userIds: [], emails: [] } },
  ],
  failures: failuresOf(boardFormErrors),
  difference: ({ context }) => [context.name.length],
})
