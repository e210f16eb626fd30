import { wren } from '../../../testing/machines/auth.ts'
import { sso, type ActorOutcomes } from '../../paths/actorOutcomes.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }
const social = { facebook_id: '1', facebook_token: 't' }

/** The possible results of validating a field. */
const validation: ActorOutcomes = {
  gives: [
    { isValid: true, message: null },
    { isValid: false, message: null },
  ],
  isCall: true,
  codes: [],
}

/** Actors of the sign-up flows. */
export const signupActors = {
  signup: {
    gives: [
      { outcome: 'registered', user: wren, credentials },
      { outcome: 'existing', email: 'a@b.example', password: 'secret' },
      { outcome: 'ssoLogin', email: 'a@b.example', password: '', sso },
      { outcome: 'loginRequested', email: '', password: '' },
      { outcome: 'connected', credentials: social, provider: 'facebook' },
      { outcome: 'ssoSignup', email: 'a@b.example' },
      { outcome: 'turnedAway' },
    ],
  },
  socialSignup: {
    gives: [
      { outcome: 'registered', user: wren, credentials: social },
      { outcome: 'existing', email: 'a@b.example' },
      { outcome: 'declined' },
      { outcome: 'turnedAway' },
    ],
  },
  ssoSignup: {
    gives: [
      {
        outcome: 'identified',
        email: 'a@b.example',
        credentials: { sso_id_token: 't' },
        profile: { email: 'a@b.example' },
      },
      { outcome: 'existing', email: 'a@b.example', credentials: { sso_id_token: 't' } },
      { outcome: 'ssoLogin', email: 'a@b.example', sso },
      { outcome: 'loginRequested', email: 'a@b.example' },
      { outcome: 'signupRequested', email: 'a@b.example' },
    ],
  },
  consents: {
    gives: [{ outcome: 'agreed', extras: { kr_privacy_consent_opt_in: true } }, { outcome: 'back' }],
  },
  underage: { gives: [{ outcome: 'confirmed' }, { outcome: 'edit' }, { outcome: 'blocked' }] },
  readUnderageFlag: { gives: [false, true], throws: [new Error('denied')] },
  setUnderageFlag: { throws: [new Error('denied')] },
  checkEmailExists: { gives: [false, true], isCall: true, codes: ['emailCheckRefused'] },
  validateEmail: validation,
  validatePassword: validation,
  validateBirthday: validation,
  register: {
    gives: [
      { user: wren, message: null },
      { user: wren, message: 'x' },
    ],
    isCall: true,
    codes: [
      'underage',
      'missingAge',
      'overage',
      'emailInvalid',
      'emailContainsBrand',
      'facebookSignupDisabled',
      'googleSignupDisabled',
    ],
  },
  readProfile: {
    gives: [
      {},
      { email: 'a@b.example' },
      { birthday: '1990-05-17' },
      { email: 'a@b.example', birthday: '1990-05-17' },
    ],
    isCall: true,
    codes: [],
  },
  rerequestEmail: {
    gives: [{ outcome: 'connected', token: social }, { outcome: 'refused' }, { outcome: 'popupBlocked' }],
  },
  submitBirthday: {
    gives: [
      { user: wren, message: null },
      { user: wren, message: 'x' },
    ],
    isCall: true,
  },
  resendVerification: { gives: [undefined], isCall: true },
} satisfies Readonly<Record<string, ActorOutcomes>>
