import { defineWorld } from '../../paths/world.types.ts'

export const resendPauseWorld = defineWorld('resendPause', {
  sheet: { flow: 'two-factor', position: 2 },
  inputs: { '': { sentAt: 0 } },
  events: [
    { type: 'seconds.counted', secondsLeft: 27 },
    { type: 'seconds.counted', secondsLeft: 0 },
    { type: 'resend.requested' },
    { type: 'code.issued', at: 30_000 },
  ],
})
