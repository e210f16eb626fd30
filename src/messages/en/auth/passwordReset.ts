/** The page that requests an email to reset the password. */
export const passwordReset = {
  'passwordReset.title': 'Reset your password',
  'passwordReset.text': "Enter your email or username, and we''ll send you a link to reset your password.",
  'passwordReset.lookupText': "Enter your email, and we''ll find your account.",
  'passwordReset.identifier': 'Email or username',
  'passwordReset.submit': 'Send reset link',
  'passwordReset.back': 'Back to log in',
  'passwordReset.error.identifierRequired': "You missed a spot! Don''t forget to add your email or username.",
  'passwordReset.error.rateLimited': "You''ve tried this too often. Wait a while, then try again.",
  'passwordReset.rateLimitedIn':
    "{minutes, plural, =0 {You can try again now.} one {You''ve tried this too often. Try again in # minute.} other {You''ve tried this too often. Try again in # minutes.}}",
} as const
