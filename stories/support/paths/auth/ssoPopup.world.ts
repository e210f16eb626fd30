import { ApiFailure } from '../../../../src/api/failure.ts'
import { defineWorld } from '../world.types.ts'

const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }

export const ssoPopupWorld = defineWorld('ssoPopup', {
  sheet: { flow: 'other-ways-in', position: 2 },
  inputs: { '': { popup, state: 'expected', exchangeUrl: 'https://own.example/' } },
  events: [
    { type: 'popup.blocked' },
    { type: 'popup.windowUndefined' },
    { type: 'popup.closed' },
    ...Object.entries({
      'the popup answers with a code': { code: 'c', state: 'expected' },
      'the popup answers with a forged state': { code: 'c', state: 'forged' },
      'the popup answers that the company refuses': { error: 'denied', state: 'expected' },
    }).map(([text, data]) => ({ type: 'popup.answered', data, text })),
  ],
  failures: [new ApiFailure('offline')],
  difference: ({ context }) => [context.output],
})
