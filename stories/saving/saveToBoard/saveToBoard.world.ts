import { ApiFailure } from '../../../src/api/failure.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { saveErrors } from '../../../src/errors/saving/save.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const input = {
  session: { userId: '1' },
  pin: { id: '1' },
  sourceBoardId: '3',
  isToastShown: true,
  isDesktop: true,
  method: null,
}

export const saveToBoardWorld = defineWorld('saveToBoard', {
  sheet: { flow: 'save', position: 1 },
  tables: ['save'],
  inputs: {
    '': input,
    'the search finds sections': { ...input, policy: resolvePolicy({ saving: { sectionsInSearch: true } }) },
  },
  events: [
    { type: 'step.cancelled' },
    { type: 'modal.dismissed' },
    { type: 'page.kept' },
    { type: 'description.changed', text: 'describe the pin', description: 'a' },
  ],
  failures: [...failuresOf(saveErrors), new ApiFailure('refused', { status: 404 })],
  difference: ({ context }) => [context.section?.id, context.invites?.userIds],
})
