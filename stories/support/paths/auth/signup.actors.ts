import { wren } from '../../../../machines/testing/auth.ts'
import { sso, type ActorDescription } from '../actorDescription.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }
const social = { facebook_id: '1', facebook_token: 't' }

/** Results of validating a field. */
const validation = (what: string): ActorDescription => ({
  does: `the server is asked whether ${what} will do`,
  gives: {
    [`the server takes ${what}`]: { isValid: true, message: null },
    [`the server finds ${what} wrong`]: { isValid: false, message: null },
  },
  call: `the check of ${what}`,
  codes: [],
})

/** Actors of the sign-up flows. */
export const signupActors = {
  signup: {
    does: 'the sign-up form runs',
    gives: {
      'the person signs up': { outcome: 'registered', user: wren, credentials },
      'the sign-up finds that the email has an account': {
        outcome: 'existing',
        email: 'a@b.example',
        password: 'secret',
      },
      'the sign-up finds that the account belongs to single sign-on': {
        outcome: 'ssoLogin',
        email: 'a@b.example',
        password: '',
        sso,
      },
      'the person asks to log in': { outcome: 'loginRequested', email: '', password: '' },
      'a provider says who the person is': {
        outcome: 'connected',
        credentials: social,
        provider: 'facebook',
      },
      'the sign-up finds that the email’s company makes its own accounts': {
        outcome: 'ssoSignup',
        email: 'a@b.example',
      },
      'the person is too young and is turned away': { outcome: 'turnedAway' },
    },
  },
  socialSignup: {
    does: 'the sign-up by a provider runs',
    gives: {
      'the person signs up': { outcome: 'registered', user: wren, credentials: social },
      'the sign-up finds that the email has an account': { outcome: 'existing', email: 'a@b.example' },
      'the person declines to sign up': { outcome: 'declined' },
      'the person is too young and is turned away': { outcome: 'turnedAway' },
    },
  },
  ssoSignup: {
    does: 'the page of single sign-on runs',
    gives: {
      'the company says who the person is': {
        outcome: 'identified',
        email: 'a@b.example',
        credentials: { sso_id_token: 't' },
        profile: { email: 'a@b.example' },
      },
      'the company names a person who has an account': {
        outcome: 'existing',
        email: 'a@b.example',
        credentials: { sso_id_token: 't' },
      },
      'the page finds an account with single sign-on': { outcome: 'ssoLogin', email: 'a@b.example', sso },
      'the page finds an account with a password': { outcome: 'loginRequested', email: 'a@b.example' },
      'the person asks to sign up with an email': { outcome: 'signupRequested', email: 'a@b.example' },
    },
  },
  consents: {
    does: 'the consent step runs',
    gives: {
      'the person agrees to what is required': {
        outcome: 'agreed',
        extras: { kr_privacy_consent_opt_in: true },
      },
      'the person goes back from the consents': { outcome: 'back' },
    },
  },
  underage: {
    does: 'the person is asked whether the birthday is right',
    gives: {
      'the person confirms the birthday and leaves': { outcome: 'confirmed' },
      'the person wants to edit the birthday': { outcome: 'edit' },
      'the person wants to edit the birthday on a device that is blocked': { outcome: 'blocked' },
    },
  },
  readUnderageFlag: {
    does: 'it is looked whether this device was refused for an age before',
    gives: {
      'the device was never refused for an age': false,
      'the device was refused for an age before': true,
    },
    throws: { 'the storage cannot be read': new Error('denied') },
  },
  setUnderageFlag: {
    does: 'the device records that an age was refused',
    throws: { 'the storage cannot be written': new Error('denied') },
  },
  checkEmailExists: {
    does: 'the server is asked whether the email has an account',
    gives: { 'the email has no account': false, 'the email has an account': true },
    call: 'the question whether the email has an account',
    codes: ['emailCheckRefused'],
  },
  validateEmail: validation('the email'),
  validatePassword: validation('the password'),
  validateBirthday: validation('the birthday'),
  register: {
    does: 'the server is asked to make the account',
    gives: {
      'the server makes the account': { user: wren, message: null },
      'the server makes the account, and has something to say': { user: wren, message: 'x' },
    },
    call: 'the new account',
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
    does: 'the provider is asked for the person’s profile',
    gives: {
      'the profile holds no email': {},
      'the profile holds an email': { email: 'a@b.example' },
      'the profile holds a birthday': { birthday: '1990-05-17' },
      'the profile holds everything': { email: 'a@b.example', birthday: '1990-05-17' },
    },
    call: 'the question about the profile',
    codes: [],
  },
  rerequestEmail: {
    does: 'the provider is asked to share the email',
    gives: {
      'the provider shares the email': { outcome: 'connected', token: social },
      'the person refuses at the provider': { outcome: 'refused' },
    },
  },
  submitBirthday: {
    does: 'the server is told the birthday',
    gives: {
      'the server takes the birthday': { user: wren, message: null },
      'the server takes the birthday, and has something to say': { user: wren, message: 'x' },
    },
    call: 'the birthday',
  },
  resendVerification: {
    does: 'the server is asked for another verification email',
    gives: { 'another email is sent': undefined },
    call: 'another verification email',
  },
} satisfies Readonly<Record<string, ActorDescription>>
