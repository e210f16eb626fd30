import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const collaboratorsWorld = defineWorld('collaborators', {
  sheet: { flow: 'create-a-board', position: 2 },
  inputs: { '': {} },
  events: [{ type: 'field.focused' }, { type: 'term.changed', term: 'sage' }],
  failures: [new ApiFailure('offline')],
})
