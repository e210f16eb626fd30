import { loginNotices } from '../../../../machines/auth/login/login.notices.ts'
import { ApiFailure } from '../../../../src/api/failure.ts'
import { loginErrorTables } from '../../../../src/errors/auth/auth.errors.ts'
import { spaced } from '../spaced.ts'
import { failuresOf } from '../failuresOf.ts'
import { defineWorld } from '../world.types.ts'

export const loginWorld = defineWorld('login', {
  sheet: { flow: 'log-in', position: 1 },
  inputs: { '': {}, 'come to a page with a sign-up form': { isSignupHere: true } },
  events: [
    { type: 'signup.requested' },
    { type: 'email.changed', value: 'team@acme.example' },
    { type: 'form.submitted', email: 'team@acme.example', password: 'secret' },
    { type: 'form.submitted', email: '', password: 'secret' },
    { type: 'form.submitted', email: 'team@acme.example', password: '' },
    ...['facebook', 'google', 'line'].map((provider) => ({ type: 'provider.chosen', provider })),
    { type: 'submit.cancelled' },
    { type: 'bot.loaded' },
    { type: 'bot.solved', token: 'v2' },
    { type: 'bot.failed' },
    ...loginNotices.map((notice) => ({
      type: 'notice.opened',
      notice,
      text: `the page opens the dialog “${spaced(notice)}”`,
    })),
    { type: 'notice.closed' },
    { type: 'reset.requested' },
  ],
  failures: [
    ...failuresOf(loginErrorTables.login),
    new ApiFailure('refused', { serverMessage: 'x' }),
    new ApiFailure('refused'),
  ],
  difference: ({ value, context: { sso, provider, credentials } }) => [
    sso.isSso,
    sso.existingUser,
    value === 'connecting' && provider,
    Object.keys(credentials ?? {}),
  ],
})
