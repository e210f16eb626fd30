import { defineWorld } from '../../paths/world.types.ts'

export const underageWorld = defineWorld('underage', {
  sheet: { flow: 'consents', position: 2 },
  inputs: {
    'the form finds the birthday too young': { birthday: '2020-02-29' },
    'the server refuses the birthday': { birthday: '2000-02-29', isRefused: true },
  },
  events: ['birthday.confirmed', 'edit.requested', 'leave.requested', 'stay.requested'].map((type) => ({
    type,
  })),
})
