/** The page that requests an email to reset the password. */
export const passwordReset = {
  'passwordReset.title': 'Reset your password',
  'passwordReset.text': "Enter your email or username, and we''ll send you a link to reset your password.",
  'passwordReset.lookupText': "Enter your email, and we''ll find your account.",
  'passwordReset.identifier': 'Email or username',
  'passwordReset.submit': 'Send reset link',
  'passwordReset.back': 'Back to log in',
  'passwordReset.error.identifierRequired': "You missed a spot! Don''t forget to add your email or username.",
} as const
