/** The two-factor step. */
export const loginMfa = {
  'loginMfa.sentTo': 'We sent a verification code to the phone number ending in {phoneEnd}.',
  'loginMfa.sent': 'We sent a verification code to your phone.',
  'loginMfa.code': 'Verification code',
  'loginMfa.notReceived': "Didn''t get it?",
  'loginMfa.resend': 'Resend code',
  'loginMfa.continue': 'Continue',
  'loginMfa.back': 'Back to log in',
  'loginMfa.error.codeRequired': "You missed a spot! Don''t forget to add your verification code.",
  'loginMfa.error.codeFormat': "Hmm...that doesn''t look like a verification code.",
  'loginMfa.error.mfaFailed': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.offline': "You''re offline. Check your connection and try again.",
  'loginMfa.error.malformed': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.timedOut': 'This took too long. Try again.',
} as const
