/** Names for server error codes. The spec leaves most of the numbers open. auth.txt §4, saving.txt §8. */
export type CodeSlot =
  | 'mfaRequired'
  | 'tooQuick'
  | 'connectedToFacebook'
  | 'softBanned'
  | 'googleOnly'
  | 'facebookOnly'
  | 'appleOnly'
  | 'wrongPassword'
  | 'passwordRejected'
  | 'rateLimited'
  | 'suspended'
  | 'loginAssistance'
  | 'passwordResetSent'
  | 'facebookSignupDisabled'
  | 'googleSignupDisabled'
  | 'facebookUnavailable'
  | 'googleUnavailable'
  | 'noAccount'
  | 'underage'
  | 'missingAge'
  | 'overage'
  | 'emailInvalid'
  | 'emailContainsBrand'
  | 'emailCheckRefused'
  | 'emailUnverified'
  | 'resetLinkInvalid'
  | 'resetLinkExpired'
  | 'resetLinkUsed'
  | 'passwordReused'
  | 'passkeyUnknown'
  | 'boardBusy'

/** The numbers of the named codes. They are placeholders: replace them with those of your server. */
export const defaultCodes: Readonly<Record<CodeSlot, readonly number[]>> = {
  mfaRequired: [1001],
  tooQuick: [1002],
  connectedToFacebook: [1003],
  softBanned: [1004, 1005],
  googleOnly: [1006],
  facebookOnly: [1007],
  appleOnly: [1008],
  wrongPassword: [1009],
  passwordRejected: [1010],
  rateLimited: [1011, 1012, 1013],
  suspended: [1014],
  loginAssistance: [1015],
  passwordResetSent: [1016],
  facebookSignupDisabled: [1017],
  googleSignupDisabled: [1018],
  facebookUnavailable: [1019],
  googleUnavailable: [1020],
  noAccount: [1021],
  underage: [1022],
  missingAge: [1023],
  overage: [1024],
  emailInvalid: [1025],
  emailContainsBrand: [1026],
  emailCheckRefused: [1027],
  emailUnverified: [1028],
  resetLinkInvalid: [1030],
  resetLinkExpired: [1031],
  resetLinkUsed: [1032],
  passwordReused: [1033],
  passkeyUnknown: [1034],
  boardBusy: [2171, 2172, 2173],
}
