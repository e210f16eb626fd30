import {
  asNotice,
  inDialog,
  onField,
  onView,
  silently,
  unansweredRows,
  type ErrorTable,
} from '../catalogue.ts'

/** Every outcome of the log-in form, in the order of auth.txt §8 "Login". */
export const loginErrors = {
  mfaRequired: { code: 'mfaRequired', placement: onView('loginMfa'), words: 'none' },
  tooQuick: { code: 'tooQuick', placement: asNotice },
  connectedToFacebook: { code: 'connectedToFacebook', placement: onField('facebook') },
  softBanned: { code: 'softBanned', placement: inDialog('softBanned') },
  googleOnly: { code: 'googleOnly', placement: onField('google') },
  facebookOnly: { code: 'facebookOnly', placement: onField('facebook') },
  appleOnly: { code: 'appleOnly', placement: onField('email') },
  wrongPassword: { code: 'wrongPassword', placement: onField('password') },
  passwordRejected: { code: 'passwordRejected', placement: onField('password') },
  rateLimited: { code: 'rateLimited', placement: inDialog('tooManyAttempts') },
  suspended: { code: 'suspended', placement: inDialog('deactivated') },
  loginAssistance: { code: 'loginAssistance', placement: inDialog('loginAssistance') },
  passwordResetSent: { code: 'passwordResetSent', placement: inDialog('passwordResetSent') },
  facebookNoMatch: { code: 'facebookSignupDisabled', placement: inDialog('facebookNoMatch') },
  googleNoMatch: { code: 'googleSignupDisabled', placement: inDialog('googleNoMatch') },
  facebookUnavailable: { code: 'facebookUnavailable', placement: inDialog('facebookUnavailable') },
  googleUnavailable: { code: 'googleUnavailable', placement: inDialog('googleUnavailable') },
  lineUnavailable: { placement: inDialog('lineUnavailable') },
  noAccount: { code: 'noAccount', placement: onView('socialSignupWithAge'), words: 'none' },
  serverMessage: { placement: onField('email'), words: 'server' },
  unexplained: { placement: silently, words: 'none' },
  ...unansweredRows(asNotice),
  emailRequired: { placement: onField('email') },
  passwordRequired: { placement: onField('password') },
  botWidgetFailed: { placement: asNotice },
} as const satisfies ErrorTable

/** Outcomes of logging in with a provider or single sign-on: of the popup or script, and of a log-in call refused without a known code. auth.txt §8 "Social login", "SSO". */
export const socialErrors = {
  failed: { placement: asNotice },
  refused: { placement: asNotice },
  popupBlocked: { placement: asNotice },
  popupClosed: { placement: asNotice },
  unknown: { placement: asNotice },
  windowUndefined: { placement: asNotice },
  noTokens: { placement: asNotice },
  serverMessage: { placement: asNotice, words: 'server' },
} as const satisfies ErrorTable

/** Every outcome of the two-factor step. auth.txt §5, §8. */
export const loginMfaErrors = {
  codeRequired: { placement: onField('code') },
  codeFormat: { placement: onField('code') },
  mfaFailed: { failure: 'refused', placement: onField('code'), words: 'server' },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

/** Outcomes of asking for a password-reset e-mail. The specification names only the success; the failure is the generic sentence. */
export const forgotPasswordErrors = {
  resetFailed: { placement: asNotice, words: 'server' },
} as const satisfies ErrorTable

export type LoginError = keyof typeof loginErrors
export type SocialError = keyof typeof socialErrors
export type LoginMfaError = keyof typeof loginMfaErrors
