import { asNotice, inDialog, onField, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import { outcomeRows, refusalRows } from './outcome.rows.ts'
import { signupPreventedRows } from './signupPrevented.rows.ts'

/** The errors of the log-in form, in the order of auth.txt §8 "Login". */
export const loginErrors = {
  mfaRequired: { code: 'mfaRequired', placement: onView('loginMfa'), message: 'none' },
  tooQuick: { code: 'tooQuick', placement: asNotice },
  connectedToFacebook: { code: 'connectedToFacebook', placement: onField('facebook') },
  googleOnly: { code: 'googleOnly', placement: onField('google') },
  facebookOnly: { code: 'facebookOnly', placement: onField('facebook') },
  appleOnly: { code: 'appleOnly', placement: onField('email') },
  wrongPassword: { code: 'wrongPassword', placement: onField('password') },
  passwordRejected: { code: 'passwordRejected', placement: onField('password') },
  ...outcomeRows,
  ...signupPreventedRows,
  /** Somebody who looks for a lost account, or who cannot sign up here, has none at this provider. */
  facebookNoMatch: { placement: inDialog('facebookNoMatch') },
  googleNoMatch: { placement: inDialog('googleNoMatch') },
  lineNoMatch: { placement: inDialog('lineNoMatch') },
  facebookUnavailable: { code: 'facebookUnavailable', placement: inDialog('facebookUnavailable') },
  googleUnavailable: { code: 'googleUnavailable', placement: inDialog('googleUnavailable') },
  lineUnavailable: { placement: inDialog('lineUnavailable') },
  noAccount: { code: 'noAccount', placement: onView('socialSignupWithAge'), message: 'none' },
  serverMessage: { placement: onField('email'), message: 'server' },
  /** `noAccount` for a typed email, from a server that says no more. */
  unknownEmail: { placement: onField('email') },
  /** An unknown error without a message. `policy.unexplainedErrors` may leave it to the log, and an aborted call always is. */
  unexplained: { placement: asNotice },
  ...unansweredRows(asNotice),
  emailRequired: { placement: onField('email') },
  passwordRequired: { placement: onField('password') },
  botWidgetFailed: { placement: asNotice },
} as const satisfies ErrorTable

/** The errors of logging in with a provider or SSO: from its popup or script, or an unrecognized server error. */
export const socialErrors = {
  failed: { placement: asNotice },
  refused: { placement: asNotice },
  popupBlocked: { placement: asNotice, reason: 'POPUP_DISABLED' },
  popupClosed: { placement: asNotice, reason: 'OTHER_ERROR' },
  /** The provider's own button takes the place of ours. */
  promptNotShown: { placement: onField('google') },
  unknown: { placement: asNotice },
  windowUndefined: { placement: asNotice },
  noTokens: { placement: asNotice },
  serverMessage: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The errors of the two-factor step. */
export const loginMfaErrors = {
  ...refusalRows,
  codeRequired: { placement: onField('code') },
  codeFormat: { placement: onField('code') },
  mfaFailed: { failure: 'refused', placement: onField('code'), message: 'server' },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** The errors of requesting a password-reset email. The spec names none, so any other failure shows the generic message. */
export const forgotPasswordErrors = {
  offline: { placement: asNotice },
  timedOut: { placement: asNotice },
  resetFailed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

export type LoginError = keyof typeof loginErrors
export type SocialError = keyof typeof socialErrors
export type LoginMfaError = keyof typeof loginMfaErrors
export type ForgotPasswordError = keyof typeof forgotPasswordErrors
