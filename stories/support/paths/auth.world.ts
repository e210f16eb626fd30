import { loginNotices } from '../../../machines/auth/login/login.notices.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { readOffsiteLink } from '../../../src/domain/navigation/offsite.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import { loginErrorTables } from '../../../src/errors/auth/auth.errors.ts'
import { offsiteErrors } from '../../../src/errors/auth/offsite.errors.ts'
import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { failuresOf } from './failuresOf.ts'
import { spaced } from './spaced.ts'
import type { World } from './world.types.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }
const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }
/** The bar is full in one step: steps that show the same are one place to a walk. */
const shortBar = resolvePolicy({ timing: { loadingStep: defaultPolicy.timing.loadingBar } })
const answers = Object.entries({
  'the popup says who the person is': { facebook_id: '1', facebook_token: 't' },
  'the popup says that the person refused': { error: 'not_authorized' },
  'the popup says that the person is not known': { error: 'unknown' },
  'the popup says that something else failed': { error: 'other' },
})

/** Getting into an account. */
export const authWorld = {
  auth: {
    inputs: {
      '': {},
      'come back as somebody known here': { isPersonalized: true },
      'come logged in already': { isFullyLoggedIn: true },
      'come to sign up': { startsWith: 'signup' },
    },
    events: [
      { type: 'modal.closed' },
      { type: 'otherAccount.requested' },
      { type: 'load.retried' },
      { type: 'login.requested' },
    ],
  },
  login: {
    inputs: { '': {} },
    events: [
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
        words: `the page opens the dialog “${spaced(notice)}”`,
      })),
      { type: 'notice.closed' },
      { type: 'reset.requested' },
    ],
    failures: [
      ...failuresOf(loginErrorTables.login),
      new ApiFailure('refused', { serverMessage: 'x' }),
      new ApiFailure('refused'),
    ],
  },
  loginMfa: {
    inputs: { '': { credentials, phoneEnd: '42' } },
    events: [
      { type: 'form.submitted', code: '123456' },
      { type: 'form.submitted', code: '' },
      { type: 'form.submitted', code: '1' },
      { type: 'resend.requested' },
      { type: 'back.requested' },
    ],
    failures: failuresOf(loginErrorTables.loginMfa),
  },
  ssoCheck: { inputs: { '': { email: 'a@b.example' } }, failures: [new ApiFailure('offline')] },
  ssoPopup: {
    inputs: { '': { popup, state: 'ours', exchangeUrl: 'https://own.example/' } },
    events: [
      { type: 'popup.blocked' },
      { type: 'popup.windowUndefined' },
      { type: 'popup.closed' },
      ...Object.entries({
        'the popup answers with a code': { code: 'c', state: 'ours' },
        'the popup answers to a question that nobody asked': { code: 'c', state: 'forged' },
        'the popup answers that the company refuses': { error: 'denied', state: 'ours' },
      }).map(([words, data]) => ({ type: 'popup.answered', data, words })),
    ],
    failures: [new ApiFailure('offline')],
  },
  socialPopup: {
    inputs: {
      '': { provider: 'facebook', popup, transport: 'popup' },
      'the provider is asked by its own script': { provider: 'facebook', popup, transport: 'sdk' },
    },
    events: [
      { type: 'popup.blocked' },
      { type: 'popup.windowUndefined' },
      { type: 'popup.closed' },
      ...answers.map(([words, data]) => ({ type: 'popup.answered', data, words })),
    ],
  },
  botCheck: { inputs: { '': {} }, events: [{ type: 'refresh.requested' }] },
  rateLimit: { inputs: { '': {} } },
  forgotPassword: {
    inputs: {
      '': { identifier: 'a@b.example', isSent: false },
      'the server has sent a reset e-mail by itself': { identifier: 'a@b.example', isSent: true },
    },
    events: [{ type: 'resend.requested' }, { type: 'notice.closed' }],
    failures: [new ApiFailure('offline')],
  },
  accountRecovery: {
    inputs: {
      '': { credentials: { facebook_id: '1', facebook_token: 't' } },
      'nothing proves who asks': { credentials: null },
    },
    events: [{ type: 'banner.dismissed' }],
    failures: [new ApiFailure('refused')],
  },
  offsite: {
    inputs: {
      '': { link: readOffsiteLink('https://own.example/offsite/?url=https://a.example') },
      'the page’s address holds no link': { link: null },
    },
    events: [{ type: 'link.followed' }, { type: 'retry.requested' }],
    failures: failuresOf(offsiteErrors),
  },
  scriptLoader: { inputs: { '': {} } },
  oneTap: {
    inputs: {
      '': { isMember: false, policy: shortBar },
      'come as a member': { isMember: true, policy: shortBar },
    },
    events: [
      { type: 'token.received', idToken: 't' },
      { type: 'offer.dismissed' },
      { type: 'offer.retried' },
    ],
    failures: [
      ...failuresOf(oneTapErrors),
      ...failuresOf({
        a: { ...oneTapErrors.failed, code: 'noAccount' },
        b: { ...oneTapErrors.failed, code: 'missingAge' },
      }),
    ],
  },
  accountSwitcher: {
    inputs: { '': { currentId: '1' } },
    events: [
      ...Object.entries({
        'two accounts turn out to be saved': ['1', '2'],
        'no account turns out to be saved': [],
      }).map(([words, ids]) => ({
        type: 'accounts.changed',
        words,
        saved: { groupId: null, accounts: ids.map((id) => ({ id })) },
      })),
      { type: 'account.chosen', id: '2' },
      { type: 'account.removed', id: '2' },
      { type: 'switch.cancelled' },
    ],
    failures: failuresOf(accountSwitcherErrors),
  },
} satisfies Readonly<Record<string, World>>
