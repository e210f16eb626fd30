import { ApiFailure } from '../../../src/api/failure.ts'
import { loginErrorTables } from '../../../src/errors/auth/auth.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const loginWorld = defineWorld('login', {
  sheet: { flow: 'log-in', position: 1 },
  inputs: {
    '': {},
    'come to a page with a sign-up form': { isSignupHere: true },
    'come from LINE, looking for a lost account': { isRecovering: true, credentials: { line_id_token: 't' } },
  },
  events: [
    { type: 'signup.requested' },
    { type: 'email.changed', value: 'team@acme.example' },
    { type: 'form.submitted', email: 'team@acme.example', password: 'secret' },
    { type: 'form.submitted', email: '', password: 'secret' },
    { type: 'form.submitted', email: 'team@acme.example', password: '' },
    ...['facebook', 'google', 'line'].map((provider) => ({ type: 'provider.chosen', provider })),
    { type: 'token.received', token: { google_open_id_token: 'g' } },
    { type: 'button.failed' },
    { type: 'submit.cancelled' },
    { type: 'bot.loaded' },
    { type: 'bot.solved', token: 'v2' },
    { type: 'bot.failed' },
    { type: 'notice.opened', notice: 'softBanned', text: 'the address names a soft ban' },
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
