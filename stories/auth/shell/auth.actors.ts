import { wren } from '../../../testing/machines/auth.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { laptop } from '../../../testing/machines/passkeyList.ts'
import { creation, passkey } from '../../../testing/machines/passkeyCreation.ts'
import { assertion, attestation } from '../../../mocks/fixtures/passkeys.ts'
import { sso, type ActorOutcomes } from '../../paths/actorOutcomes.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }

/** Actors of the sign-in flows. */
export const authActors = {
  login: {
    gives: [
      { outcome: 'loggedIn', user: wren, credentials },
      { outcome: 'ssoSignup', email: 'a@b.example' },
      { outcome: 'mfaRequired', email: 'a@b.example', password: 'secret', credentials, phoneEnd: '42' },
      {
        outcome: 'noAccount',
        email: '',
        password: '',
        provider: 'google',
        credentials: { google_open_id_token: 't' },
      },
      { outcome: 'signupRequested', email: '', password: '', provider: null },
    ],
  },
  loginMfa: { gives: [{ user: wren }, { user: null }] },
  loadSignup: { gives: [undefined], throws: [new Error('not fetched')] },
  storeCredential: { gives: [undefined], throws: [new Error('refused')] },
  readCredential: {
    gives: [{ id: 'wren@example.com', password: 'secret' }, 'none', 'otherPerson'],
    throws: [new Error('broken')],
  },
  logIn: { gives: [wren], isCall: true },
  ssoCheck: { gives: [sso, { ...sso, existingUser: false }, notSso] },
  rateLimit: { gives: [{ isWithin: true }, { isWithin: false }] },
  forgotPassword: { gives: [undefined] },
  verifyCode: { gives: [wren], isCall: true },
  resendCode: { gives: [undefined], isCall: true },
  countSeconds: {},
  requestToken: { gives: ['token'], throws: [new Error('none')] },
  recordTimestamp: { gives: [{ isWithin: true }, { isWithin: false }], throws: [new Error('denied')] },
  requestReset: { gives: [undefined], isCall: true, codes: ['rateLimited'] },
  readLoginData: {
    gives: [
      { isGoogleConnected: true, hasPassword: true, isFBAuthOnly: false },
      { isGoogleConnected: false, hasPassword: true, isFBAuthOnly: false },
      { isGoogleConnected: false, hasPassword: false, isFBAuthOnly: true },
    ],
    isCall: true,
  },
  checkLink: {
    gives: [null, 'suspicious', 'porn', 'blocked', 'other'].map((status) => ({
      redirect_status: status,
      url: 'https://a.example/',
    })),
    isCall: true,
  },
  checkPasswordLink: {
    gives: [{ email: 'wren@example.com', username: 'wren' }],
    isCall: true,
    codes: ['resetLinkInvalid', 'resetLinkExpired', 'resetLinkUsed', 'rateLimited'],
  },
  setPassword: { gives: [{ user: null }, { user: wren }], isCall: true },
  receiveCode: { gives: ['123456', null], throws: [new Error('not allowed')] },
  detectPasskeys: { gives: ['autofill', 'button', 'none'], throws: [new Error('not fetched')] },
  readPasskeyRequest: { gives: [{ challenge: 'abc' }], isCall: true, codes: [] },
  askPasskey: {
    gives: [assertion],
    throws: ['cancelled', 'notAllowed', 'notSupported', 'left', 'failed'].map((reason) =>
      Object.assign(new Error(reason), { reason }),
    ),
  },
  verifyPasskey: { gives: [wren], isCall: true },
  readPasskeyCreation: { gives: [creation], isCall: true, codes: [] },
  createPasskey: {
    gives: [attestation],
    throws: ['cancelled', 'alreadyRegistered', 'notAllowed', 'notSupported', 'timedOut', 'failed'].map(
      (reason) => Object.assign(new Error(reason), { reason }),
    ),
  },
  registerPasskey: { gives: [passkey], isCall: true, codes: [] },
  readPasskeys: {
    gives: [[], [laptop]].map((passkeys) => ({ passkeys, readAt: 0 })),
    isCall: true,
    codes: ['rateLimited'],
  },
  renamePasskey: { gives: [laptop], isCall: true, codes: ['passkeyUnknown', 'rateLimited'] },
  removePasskey: { gives: [undefined], isCall: true, codes: ['passkeyUnknown', 'rateLimited'] },
  watchAccounts: {},
  switchAccount: { gives: [wren], isCall: true },
} satisfies Readonly<Record<string, ActorOutcomes>>
