/** Informational dialogs: a title and a body each. */
export const recovery = {
  'recovery.deactivated.title': 'Your account has been deactivated',
  'recovery.deactivated.body': 'This can happen for one of these reasons:',
  'recovery.deactivated.reasons':
    '<item>Violating our community guidelines</item><item>Unusual activity</item><item>An account closure request</item>',
  'recovery.deactivated.appeal': 'If you think this is a mistake, <link>contact us</link> to appeal.',
  'recovery.loginAssistance.title': "Looks like you''re having trouble logging in",
  'recovery.loginAssistance.body':
    'We sent you an email to help you reset your password and get back into your account.',
  'recovery.loginAssistance.bodyTo':
    'We sent an email to {email} to help you reset your password and get back into your account.',
  'recovery.tooManyAttempts.title': 'Oops! Too many login attempts',
  'recovery.tooManyAttempts.body':
    'You have reached the maximum number of login attempts. Try again in 30 minutes.',
  'recovery.tooManyAttempts.bodyIn':
    '{minutes, plural, =0 {You can try again now.} one {You have reached the maximum number of login attempts. Try again in # minute.} other {You have reached the maximum number of login attempts. Try again in # minutes.}}',
  'recovery.softBanned.title': 'We protected your account',
  'recovery.softBanned.body':
    'We noticed some strange activity on your account. Reset your password or log in with Facebook or Google to get back into your account.',
  'recovery.softBanned.more': 'We reset your password and logged you out on all devices.',
  'recovery.facebookNoMatch.title': 'No account found',
  'recovery.facebookNoMatch.body':
    "We couldn''t match your Facebook account to any account. Try resetting your password instead.",
  'recovery.googleNoMatch.title': 'No account found',
  'recovery.googleNoMatch.body':
    "We couldn''t match your Google account to any account. Try resetting your password instead.",
  'recovery.lineNoMatch.title': 'No account found',
  'recovery.lineNoMatch.body':
    "We couldn''t match your LINE account to any account. Try resetting your password instead.",
  'recovery.facebookUnavailable.title': "Oops! Facebook isn''t available",
  'recovery.facebookUnavailable.body': 'Try another way to log in, such as your email or Google.',
  'recovery.googleUnavailable.title': "Oops! Google isn''t available",
  'recovery.googleUnavailable.body': 'Try another way to log in, such as your email or Facebook.',
  'recovery.lineUnavailable.title': "Oops! LINE isn''t available",
  'recovery.lineUnavailable.body': 'Try another way to log in, such as your email.',
  'recovery.passwordResetSent.title': 'Check your email',
  'recovery.passwordResetSent.body': 'We sent you a link to reset your password.',
  'recovery.passwordResetSent.bodyTo': 'We sent a link to reset your password to {email}.',
  'recovery.passwordResetRequested.body':
    'If you have an account, we sent you a link to reset your password.',
  'recovery.passwordResetRequested.bodyTo':
    'If {email} belongs to an account, we sent a link to reset its password there.',
  'recovery.resetPassword': 'Reset your password',
  'recovery.resend': 'Resend email',
  'forgotPassword.error.offline': "You''re offline. Check your connection and try again.",
  'forgotPassword.error.timedOut': 'This took too long. Try again.',
  'forgotPassword.rateLimitedIn':
    "{minutes, plural, =0 {You can try again now.} one {You''ve tried this too often. Try again in # minute.} other {You''ve tried this too often. Try again in # minutes.}}",
  'forgotPassword.error.resetFailed': 'Sorry! Something went wrong on our end.',
} as const
