import { defineWorld } from '../world.types.ts'

export const underageWorld = defineWorld('underage', {
  sheet: { flow: 'consents', position: 2 },
  inputs: { '': { birthday: '2020-02-29' } },
  events: ['birthday.confirmed', 'edit.requested', 'leave.requested', 'stay.requested'].map((type) => ({
    type,
  })),
  difference: ({ context }) => [context.output],
})
