import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const boardPickerWorld = defineWorld('boardPicker', {
  sheet: { flow: 'choose-a-board', position: 1 },
  inputs: {
    '': { session: { userId: '1' }, pinId: '1', isDesktop: true, memory: null },
    several: { session: { userId: '1' }, pinId: '1', isDesktop: true, memory: null, savedIds: ['2'] },
    adding: { session: { userId: '1' }, pinId: '1', isDesktop: true, memory: null, canAddSection: true },
  },
  events: [
    { type: 'query.changed', query: 'a' },
    { type: 'enter.pressed' },
    { type: 'board.chosen', board: { id: '1' } },
    { type: 'several.toggled' },
    { type: 'several.submitted' },
    { type: 'section.toggled' },
    { type: 'create.requested' },
    { type: 'option.highlighted', highlight: { board: { id: '1' }, isTopChoice: false } },
    { type: 'retry.requested' },
    { type: 'order.chosen', sort: 'lastSaved' },
    { type: 'end.neared' },
    { type: 'titles.suggested', titles: ['a'] },
    { type: 'pinnedTo.answered', pinnedTo: null },
  ],
  failures: [new ApiFailure('server')],
  difference: ({ context }) => [context.several?.length, context.addsSection],
})
