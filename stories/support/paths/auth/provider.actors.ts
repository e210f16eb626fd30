import { wren } from '../../../../machines/testing/auth.ts'
import { notSso } from '../../../../src/domain/auth/providers/ssoInfo.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../../src/platform/platform.ts'
import { sso, type ActorDescription } from '../actorDescription.ts'

const token = { facebook_id: '1', facebook_token: 't' }

/** Whom a company vouches for. */
const person = { idToken: 't', email: 'a@b.example', userName: 'Robin Vale' }

/** Ways a popup can end without a usable answer. */
const closedPopups = {
  'the browser blocks the popup': { outcome: 'popupBlocked' },
  'the popup is closed': { outcome: 'popupClosed' },
  'there is no popup to be had': { outcome: 'windowUndefined' },
}

/** Actors that ask a third party who the user is: a provider, an SSO company, Google one-tap. */
export const providerActors = {
  socialPopup: {
    does: 'the provider is asked who the person is',
    gives: {
      'the provider says who the person is': { outcome: 'connected', token },
      'the provider cannot be reached': { outcome: 'unavailable' },
      'the person refuses at the provider': { outcome: 'refused' },
      'the provider’s prompt is not shown': { outcome: 'promptNotShown' },
      'the provider does not know the person': { outcome: 'unknown' },
      'the provider’s answer is of no use': { outcome: 'failed' },
      ...closedPopups,
    },
  },
  ssoPopup: {
    does: 'the company’s own log-in is open in a popup',
    gives: {
      'the company lets the person in': { outcome: 'authorized', authCode: 'c' },
      'the company says who the person is': { outcome: 'identified', person },
      'the company names another email': {
        outcome: 'identified',
        person: { ...person, email: 'c@b.example' },
      },
      'the company’s answer holds no token': { outcome: 'noTokens' },
      'the company’s log-in fails': { outcome: 'failed' },
      ...closedPopups,
    },
  },
  checkSso: {
    does: 'the server is asked whether the email belongs to single sign-on',
    gives: {
      'the server knows the email’s company': sso,
      'the server knows the company, and no account': { ...sso, existingUser: false },
      'the server knows the account, and no company': { ...notSso, existingUser: true },
      'the server knows neither company nor account': notSso,
    },
    call: 'the question about the email',
  },
  openPopup: { does: 'the popup is open' },
  exchangeCode: {
    does: 'the company’s code is exchanged for a token',
    gives: { 'the company gives a token': 'auth-code', 'the company gives no token': null },
    call: 'the exchange',
  },
  findOpener: {
    does: 'it is looked whether a page has opened the window',
    gives: { 'a page has opened the window': true, 'no page has opened the window': false },
    throws: { 'the window cannot be asked': new Error('no window') },
  },
  identify: {
    does: 'the company’s code is exchanged for the person behind it',
    gives: { 'the company says who the person is': person, 'the company gives no token': null },
    call: 'the exchange',
  },
  loadProvider: {
    does: 'the provider’s script loads',
    gives: { 'the provider’s script has loaded': undefined },
    throws: { 'the provider’s script does not load': new ProviderUnavailable('facebook') },
  },
  askProvider: {
    does: 'the provider’s own window is open',
    gives: { 'the provider says who the person is': token },
    throws: {
      'the person refuses at the provider': new ProviderRefused('not_authorized'),
      'the provider’s prompt is not shown': new ProviderRefused('prompt_not_shown'),
      'the provider does not know the person': new ProviderRefused('unknown'),
      'the provider’s answer is of no use': new ProviderRefused('other'),
    },
  },
  addScript: {
    does: 'the script is put into the page',
    gives: { 'the script is in the page': undefined },
    throws: { 'the script does not load': new ProviderUnavailable('google_one_tap') },
  },
  isReady: {
    does: 'it is looked whether the script is ready',
    gives: { 'the script is ready': true, 'the script is not ready yet': false },
    throws: { 'the script fails': new ProviderUnavailable('google_one_tap') },
  },
  decideOffer: {
    does: 'it is decided what to offer',
    gives: {
      'Google’s prompt may be shown': 'oneTap',
      'Google’s button may be shown': 'buttonFlow',
      'nothing may be offered': null,
    },
    throws: { 'it cannot be decided': new Error('denied') },
  },
  scriptLoader: {
    does: 'Google’s script loads',
    gives: {
      'Google’s script is ready': { isReady: true },
      'Google’s script does not come': { isReady: false },
    },
  },
  prompt: {
    does: 'Google’s prompt lies over the page',
    gives: { 'choose an account in Google’s prompt': { idToken: 't' }, 'close Google’s prompt': 'dismissed' },
    throws: { 'Google’s prompt cannot be shown': new Error('suppressed') },
  },
  logInByOneTap: {
    does: 'the server is asked to log Google’s person in',
    gives: { 'the server lets the person in': wren },
    call: 'the log-in',
    codes: [
      'noAccount',
      'mfaRequired',
      'tooQuick',
      'softBanned',
      'rateLimited',
      'suspended',
      'loginAssistance',
      'passwordResetSent',
      'googleSignupDisabled',
      'googleUnavailable',
    ],
  },
  registerByOneTap: {
    does: 'the server is asked to make an account of Google’s person',
    gives: { 'the server makes the account': wren },
    call: 'the new account',
    codes: ['missingAge', 'underage'],
  },
} satisfies Readonly<Record<string, ActorDescription>>
