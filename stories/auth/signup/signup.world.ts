import { ApiFailure } from '../../../src/api/failure.ts'
import { signupErrors } from '../../../src/errors/auth/signup.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const signupWorld = defineWorld('signup', {
  sheet: { flow: 'sign-up', position: 1 },
  inputs: {
    '': { country: null, isFormShown: false },
    'the form is open at once, in a country of consents': {
      country: null,
      isFormShown: true,
      needsConsents: true,
    },
  },
  events: [
    { type: 'email.chosen' },
    { type: 'email.changed', value: 'a@b.example' },
    { type: 'email.changed', value: '' },
    ...['a@b.example', 'a@b.con', '?'].map((value) => ({ type: 'email.blurred', value })),
    { type: 'suggestion.accepted' },
    ...[
      ['a@b.example', 'k8!mzq', '1990-05-17'],
      ['', 'k8!mzq', '1990-05-17'],
      ['?', 'k8!mzq', '1990-05-17'],
      ['a@b.con', 'k8!mzq', '1990-05-17'],
      ...['', 'a', 'ä', '123456', 'a@b.example'].map((password) => ['a@b.example', password, '1990-05-17']),
      ...['', '?', '2020-01-01', '1800-01-01'].map((birthday) => ['a@b.example', 'k8!mzq', birthday]),
    ].map(([email, password, birthday]) => ({
      type: 'form.submitted',
      email,
      password,
      birthday,
      today: { year: 2026, month: 6, day: 1 },
    })),
    { type: 'provider.chosen', provider: 'facebook' },
    { type: 'token.received', token: { google_open_id_token: 'g' } },
    { type: 'button.failed' },
    { type: 'submit.cancelled' },
    { type: 'login.requested' },
    { type: 'notice.closed' },
    { type: 'message.closed' },
  ],
  failures: [...failuresOf(signupErrors), new ApiFailure('refused')],
  difference: ({ value, context: { sso, provider, credentials } }) => [
    sso?.isSso,
    sso?.existingUser,
    typeof value === 'object' && 'connecting' in value && provider,
    Object.keys(credentials ?? {}),
  ],
})
