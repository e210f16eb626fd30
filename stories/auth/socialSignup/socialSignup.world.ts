import { ApiFailure } from '../../../src/api/failure.ts'
import { signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const credentials = { facebook_id: '1', facebook_token: 't' }

export const socialSignupWorld = defineWorld('socialSignup', {
  sheet: { flow: 'social-sign-up', position: 1 },
  tables: ['emailCollection'],
  inputs: {
    '': { type: 'facebook', credentials, country: null, needsConsents: false },
    'in a country of consents': { type: 'facebook', credentials, country: null, needsConsents: true },
  },
  events: [
    ...['a@b.example', '', '?'].map((email) => ({ type: 'email.submitted', email })),
    ...['1990-05-17', '', '?', '2020-01-01', '1800-01-01'].map((birthday) => ({
      type: 'birthday.submitted',
      birthday,
      today: { year: 2026, month: 6, day: 1 },
    })),
    ...[
      'sharing.chosen',
      'typing.chosen',
      'login.chosen',
      'submit.cancelled',
      'message.closed',
      'signup.declined',
    ].map((type) => ({ type })),
  ],
  failures: [...failuresOf(signupErrors), new ApiFailure('refused')],
  difference: ({ context }) => [context.profile.birthday],
})
