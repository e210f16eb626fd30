import { wren } from '../../../testing/machines/auth.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../src/platform/platform.ts'
import { sso, type ActorOutcomes } from '../../paths/actorOutcomes.ts'

const token = { facebook_id: '1', facebook_token: 't' }

/** People whose identity a company confirms. */
const person = { idToken: 't', email: 'a@b.example', userName: 'Robin Vale' }

/** Ways in which a popup can end without a usable answer. */
const closedPopups = [{ outcome: 'popupBlocked' }, { outcome: 'popupClosed' }, { outcome: 'windowUndefined' }]

/** Actors that ask a third party for the user's identity: a provider, an SSO company, Google one-tap. */
export const providerActors = {
  socialPopup: {
    gives: [
      { outcome: 'connected', token },
      { outcome: 'unavailable' },
      { outcome: 'refused' },
      { outcome: 'promptNotShown' },
      { outcome: 'unknown' },
      { outcome: 'failed' },
      ...closedPopups,
    ],
  },
  ssoPopup: {
    gives: [
      { outcome: 'authorized', authCode: 'c' },
      { outcome: 'identified', person },
      { outcome: 'identified', person: { ...person, email: 'c@b.example' } },
      { outcome: 'noTokens' },
      { outcome: 'failed' },
      ...closedPopups,
    ],
  },
  checkSso: {
    gives: [sso, { ...sso, existingUser: false }, { ...notSso, existingUser: true }, notSso],
    isCall: true,
  },
  openPopup: {},
  exchangeCode: { gives: ['auth-code', null], isCall: true },
  findOpener: { gives: [true, false], throws: [new Error('no window')] },
  identify: { gives: [person, null], isCall: true },
  loadProvider: { gives: [undefined], throws: [new ProviderUnavailable('facebook')] },
  askProvider: {
    gives: [token],
    throws: [
      new ProviderRefused('not_authorized'),
      new ProviderRefused('prompt_not_shown'),
      new ProviderRefused('unknown'),
      new ProviderRefused('other'),
    ],
  },
  addScript: { gives: [undefined], throws: [new ProviderUnavailable('google_one_tap')] },
  isReady: { gives: [true, false], throws: [new ProviderUnavailable('google_one_tap')] },
  decideOffer: { gives: ['oneTap', 'buttonFlow', null], throws: [new Error('denied')] },
  scriptLoader: { gives: [{ isReady: true }, { isReady: false }] },
  prompt: { gives: [{ idToken: 't' }, 'dismissed'], throws: [new Error('suppressed')] },
  logInByOneTap: {
    gives: [wren],
    isCall: true,
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
  registerByOneTap: { gives: [wren], isCall: true, codes: ['missingAge', 'underage'] },
} satisfies Readonly<Record<string, ActorOutcomes>>
