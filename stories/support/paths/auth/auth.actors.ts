import { wren } from '../../../../machines/testing/auth.ts'
import { notSso } from '../../../../src/domain/auth/providers/ssoInfo.ts'
import { sso, type ActorDescription } from '../actorDescription.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }

/** Actors of the sign-in flows. */
export const authActors = {
  login: {
    does: 'the log-in form runs',
    gives: {
      'the person logs in': { outcome: 'loggedIn', user: wren, credentials },
      'the log-in finds that the email’s company makes its own accounts': {
        outcome: 'ssoSignup',
        email: 'a@b.example',
      },
      'the log-in needs a second factor': {
        outcome: 'mfaRequired',
        email: 'a@b.example',
        password: 'secret',
        credentials,
        phoneEnd: '42',
      },
      'the log-in finds no account for the provider’s person': {
        outcome: 'noAccount',
        email: '',
        password: '',
        provider: 'google',
        credentials: { google_open_id_token: 't' },
      },
      'the log-in form is left for the sign-up form': {
        outcome: 'signupRequested',
        email: '',
        password: '',
        provider: null,
      },
    },
  },
  loginMfa: {
    does: 'the two-factor step runs',
    gives: {
      'the second factor is right': { user: wren },
      'the person leaves the two-factor step': { user: null },
    },
  },
  loadSignup: {
    does: 'the sign-up page is fetched',
    gives: { 'the sign-up page has loaded': undefined },
    throws: { 'the sign-up page does not load': new Error('not fetched') },
  },
  storeCredential: {
    does: 'the browser’s password manager stores the credential',
    gives: { 'the password manager is done': undefined },
    throws: { 'the password manager refuses': new Error('refused') },
  },
  logIn: {
    does: 'the server is asked to log the person in',
    gives: { 'the server lets the person in': wren },
    call: 'the log-in',
  },
  ssoCheck: {
    does: 'it is found out whether the email belongs to a company’s single sign-on',
    gives: {
      'the email turns out to belong to a company': sso,
      'the email turns out to belong to a company, and to have no account': { ...sso, existingUser: false },
      'the email turns out to belong to no company': notSso,
    },
  },
  rateLimit: {
    does: 'the bot checks of the last hour are counted',
    gives: {
      'one more bot check fits in the limit': { isWithin: true },
      'there were too many bot checks': { isWithin: false },
    },
  },
  forgotPassword: {
    does: 'the dialog about a new password is open',
    gives: { 'the dialog about a new password is closed': undefined },
  },
  verifyCode: {
    does: 'the server is asked whether the code is right',
    gives: { 'the server takes the code': wren },
    call: 'the code',
  },
  resendCode: {
    does: 'the server is asked to send another code',
    gives: { 'another code is sent': undefined },
    call: 'another code',
  },
  requestToken: {
    does: 'a token of the bot check is asked for',
    gives: { 'the bot check gives a token': 'token' },
    throws: { 'the bot check gives no token': new Error('none') },
  },
  recordTimestamp: {
    does: 'this check is counted in the browser’s storage',
    gives: {
      'there were few checks in the last hour': { isWithin: true },
      'there were too many checks in the last hour': { isWithin: false },
    },
    throws: { 'the storage cannot be read': new Error('denied') },
  },
  requestReset: {
    does: 'the server is asked for a reset email',
    gives: { 'the reset email is sent': undefined },
    call: 'the reset email',
  },
  readLoginData: {
    does: 'the server is asked how the person may log in',
    gives: {
      'the server knows a Google account': { isGoogleConnected: true, hasPassword: true },
      'the server knows a password': { isGoogleConnected: false, hasPassword: true },
      'the server knows Facebook alone': { isGoogleConnected: false, hasPassword: false },
    },
    call: 'the question about ways to log in',
  },
  checkLink: {
    does: 'the server is asked whether the link is safe',
    gives: Object.fromEntries(
      (
        [
          ['is safe', null],
          ['is suspicious', 'suspicious'],
          ['leads to pornography', 'porn'],
          ['is blocked', 'blocked'],
          ['has an unknown status', 'other'],
        ] as const
      ).map(([text, status]) => [
        `the server says that the link ${text}`,
        { redirect_status: status, url: 'https://a.example/' },
      ]),
    ),
    call: 'the question about the link',
  },
  watchAccounts: { does: 'the accounts saved in this browser are followed' },
  switchAccount: {
    does: 'the server is asked to switch to the account',
    gives: { 'the server switches the account': wren },
    call: 'the switch',
  },
} satisfies Readonly<Record<string, ActorDescription>>
