import { loginNotices } from '../../../machines/login/login.notices.ts'
import { wren } from '../../../machines/fragments/testingAuth.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { readOffsiteLink } from '../../../src/domain/offsite.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy.ts'
import { notSso } from '../../../src/domain/ssoInfo.ts'
import { accountSwitcherErrors } from '../../../src/errors/accountSwitcher.errors.ts'
import { authErrors } from '../../../src/errors/auth.errors.ts'
import { offsiteErrors } from '../../../src/errors/offsite.errors.ts'
import { oneTapErrors } from '../../../src/errors/oneTap.errors.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../src/platform/platform.ts'
import { failuresOf } from './failuresOf.ts'
import type { World } from './world.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }
const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }
/** An e-mail address of a company that signs its people in itself. */
export const sso = { ...notSso, isSso: true, existingUser: true, authorizationUri: 'https://sso.example/' }
const socialOutcomes = Object.keys(authErrors.social).map((outcome) => ({ outcome }))
const answers = [{ facebook_id: '1', facebook_token: 't' }, { error: 'not_authorized' }, { error: 'unknown' }, { error: 'other' }]

/** Getting into an account. */
export const authWorld = {
  auth: {
    inputs: [{}, { isPersonalized: true }, { isFullyLoggedIn: true }, { startsWith: 'signup' }],
    events: [{ type: 'modal.closed' }, { type: 'otherAccount.requested' }],
    errors: [new Error('not fetched')],
    outputs: [
      { outcome: 'loggedIn', user: wren, credentials }, { outcome: 'ssoSignup', email: 'a@b.example' },
      { outcome: 'mfaRequired', email: 'a@b.example', password: 'secret', credentials, phoneEnd: '42' },
      { user: wren }, { user: null },
      { outcome: 'noAccount', email: '', password: '', provider: 'google', credentials: { google_open_id_token: 't' } }, { outcome: 'turnedAway' },
    ],
  },
  login: {
    inputs: [{}],
    events: [
      { type: 'email.changed', value: 'team@acme.example' },
      { type: 'form.submitted', email: 'team@acme.example', password: 'secret' }, { type: 'form.submitted', email: '', password: 'secret' },
      { type: 'form.submitted', email: 'team@acme.example', password: '' },
      ...['facebook', 'google', 'line'].map((provider) => ({ type: 'provider.chosen', provider })),
      { type: 'submit.cancelled' }, { type: 'bot.loaded' }, { type: 'bot.solved', token: 'v2' }, { type: 'bot.failed' },
      ...loginNotices.map((notice) => ({ type: 'notice.opened', notice })), { type: 'notice.closed' }, { type: 'reset.requested' },
    ],
    outputs: [
      wren, sso, { ...sso, existingUser: false }, { isWithin: true }, { isWithin: false }, { outcome: 'connected', token: { line_id_token: 't' } },
      { outcome: 'unavailable' }, { outcome: 'authorized', authCode: 'c' }, ...socialOutcomes,
    ],
    errors: [...failuresOf(authErrors.login), new ApiFailure('refused', { serverMessage: 'x' }), new ApiFailure('refused')],
  },
  loginMfa: {
    inputs: [{ credentials, phoneEnd: '42' }],
    events: [
      { type: 'form.submitted', code: '123456' }, { type: 'form.submitted', code: '' }, { type: 'form.submitted', code: '1' },
      { type: 'resend.requested' }, { type: 'back.requested' },
    ],
    outputs: [wren, undefined],
    errors: failuresOf(authErrors.loginMfa),
  },
  ssoCheck: { inputs: [{ email: 'a@b.example' }], outputs: [sso], errors: [new ApiFailure('offline')] },
  ssoPopup: {
    inputs: [{ popup, state: 'ours', exchangeUrl: 'https://own.example/' }],
    events: [
      { type: 'popup.blocked' }, { type: 'popup.windowUndefined' }, { type: 'popup.closed' },
      { type: 'popup.answered', data: { code: 'c', state: 'ours' } }, { type: 'popup.answered', data: { code: 'c', state: 'forged' } },
    ],
    outputs: ['auth-code', null],
    errors: [new ApiFailure('offline')],
  },
  socialPopup: {
    inputs: [{ provider: 'facebook', popup, transport: 'popup' }, { provider: 'facebook', popup, transport: 'sdk' }],
    events: [
      { type: 'popup.blocked' }, { type: 'popup.windowUndefined' }, { type: 'popup.closed' },
      ...answers.map((data) => ({ type: 'popup.answered', data })),
    ],
    outputs: [{ facebook_id: '1', facebook_token: 't' }],
    errors: [new ProviderRefused('not_authorized'), new ProviderRefused('unknown'), new ProviderRefused('other')],
  },
  botCheck: { inputs: [{}], events: [{ type: 'refresh.requested' }], outputs: ['token'], errors: [new Error('x')] },
  rateLimit: { inputs: [{}], outputs: [{ isWithin: true }, { isWithin: false }], errors: [new Error('x')] },
  forgotPassword: {
    inputs: [{ identifier: 'a@b.example', isSent: false }],
    events: [{ type: 'resend.requested' }, { type: 'notice.closed' }],
    outputs: [undefined],
    errors: [new ApiFailure('offline')],
  },
  accountRecovery: {
    inputs: [{ credentials: { facebook_id: '1', facebook_token: 't' } }, { credentials: null }], events: [{ type: 'banner.dismissed' }],
    outputs: [[true, true], [false, true], [false, false]].map(([isGoogleConnected, hasPassword]) => ({ isGoogleConnected, hasPassword })),
    errors: [new ApiFailure('refused')],
  },
  offsite: {
    inputs: [{ link: readOffsiteLink('https://own.example/offsite/?url=https://a.example') }, { link: null }], events: [{ type: 'link.followed' }, { type: 'retry.requested' }],
    outputs: [null, 'suspicious', 'porn', 'blocked', 'other'].map((redirect_status) => ({ redirect_status, url: 'https://a.example/' })),
    errors: failuresOf(offsiteErrors),
  },
  scriptLoader: { inputs: [{}], outputs: [true, false], errors: [new ProviderUnavailable('google_one_tap')] },
  oneTap: {
    // The bar is full in one step: steps that show the same are one place to a walk.
    inputs: [true, false].map((isMember) => ({ isMember, policy: resolvePolicy({ timing: { loadingStep: defaultPolicy.timing.loadingBar } }) })),
    events: [{ type: 'token.received', idToken: 't' }, { type: 'offer.dismissed' }, { type: 'offer.retried' }],
    errors: [...failuresOf(oneTapErrors), ...failuresOf({ a: { ...oneTapErrors.failed, code: 'noAccount' }, b: { ...oneTapErrors.failed, code: 'missingAge' } })],
  },
  accountSwitcher: {
    inputs: [{ currentId: '1' }],
    events: [
      ...[['1', '2'], []].map((ids) => ({ type: 'accounts.changed', saved: { groupId: null, accounts: ids.map((id) => ({ id })) } })),
      { type: 'account.chosen', id: '2' }, { type: 'account.removed', id: '2' }, { type: 'switch.cancelled' },
    ],
    outputs: [wren],
    errors: failuresOf(accountSwitcherErrors),
  },
} satisfies Readonly<Record<string, World>>
