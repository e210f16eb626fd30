import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }

export const ssoCheckWorld = defineWorld('ssoCheck', {
  sheet: { flow: 'other-ways-in', position: 1 },
  inputs: { '': { email: 'a@b.example' } },
  failures: [new ApiFailure('offline')],
})

export const ssoPopupWorld = defineWorld('ssoPopup', {
  sheet: { flow: 'other-ways-in', position: 2 },
  inputs: {
    '': { popup, state: 'expected', exchangeUrl: 'https://own.example/' },
    'come to sign up': { popup, state: 'expected', exchangeUrl: 'https://own.example/', purpose: 'signup' },
  },
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

export const ssoSignupWorld = defineWorld('ssoSignup', {
  sheet: { flow: 'social-sign-up', position: 2 },
  inputs: { '': { email: 'a@b.example' }, 'come without an email': { email: '' } },
  events: [
    ...['a@b.example', '', '?'].map((email) => ({ type: 'email.submitted', email })),
    ...[
      'sso.chosen',
      'check.retried',
      'submit.cancelled',
      'typing.chosen',
      'login.chosen',
      'signup.declined',
    ].map((type) => ({ type })),
  ],
  failures: [
    new ApiFailure('offline'),
    new ApiFailure('server'),
    new ApiFailure('malformed'),
    new ApiFailure('refused'),
  ],
  difference: ({ context }) => [context.sso.existingUserIsSso],
})
