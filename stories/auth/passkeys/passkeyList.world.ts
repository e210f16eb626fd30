import { ApiFailure } from '../../../src/api/failure.ts'
import { passkeyChangeErrors, passkeyListErrors } from '../../../src/errors/auth/passkeyList.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const passkeyListWorld = defineWorld('passkeyList', {
  sheet: { flow: 'other-ways-in', position: 11 },
  tables: ['passkeyList', 'passkeyChange'],
  inputs: { '': {} },
  events: [
    { type: 'list.retried' },
    { type: 'rename.started', id: '1' },
    { type: 'rename.submitted', name: 'Work' },
    { type: 'rename.submitted', name: '' },
    { type: 'rename.cancelled' },
    { type: 'removal.started', id: '1' },
    { type: 'removal.confirmed' },
    { type: 'question.closed' },
    {
      type: 'passkey.added',
      passkey: { id: '2', name: 'Phone', createdAt: null, lastUsedAt: null },
    },
  ],
  failures: [
    ...failuresOf(passkeyListErrors),
    ...failuresOf(passkeyChangeErrors),
    new ApiFailure('refused', { serverMessage: 'x' }),
  ],
})
