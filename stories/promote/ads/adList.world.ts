import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const adListWorld = defineWorld('adList', {
  sheet: { flow: 'quick-promote-choices', position: 5 },
  tables: ['adList', 'adChange', 'adEdit'],
  inputs: { '': { canEdit: true } },
  events: [
    { type: 'list.retried' },
    { type: 'action.chosen', text: 'pause an ad', id: '1', action: 'pause' },
    { type: 'action.chosen', text: 'stop an ad', id: '1', action: 'stop' },
    { type: 'action.chosen', text: 'edit an ad', id: '1', action: 'edit' },
    { type: 'end.changed', text: 'choose a later end', change: { endDate: '2026-03-01' } },
    { type: 'end.changed', text: 'clear the end', change: { endDate: '' } },
    { type: 'end.changed', text: 'choose a day before the start', change: { endDate: '2026-01-15' } },
    { type: 'end.changed', text: 'choose a day in the past', change: { endDate: '2026-01-01' } },
    { type: 'edit.submitted', today: '2026-01-12' },
    { type: 'edit.dismissed' },
    { type: 'edit.discarded' },
    { type: 'stop.confirmed' },
    { type: 'question.closed' },
    { type: 'check.requested' },
  ],
  failures: [
    new ApiFailure('offline'),
    new ApiFailure('timedOut'),
    new ApiFailure('malformed'),
    new ApiFailure('refused', { status: 403, serverMessage: 'x' }),
  ],
  difference: ({ context: { form } }) => [form?.isOngoing, form?.endDate],
})
