/** Generated from en/auth/recovery.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { recovery as source } from '../../../en/auth/recovery.ts'
import type { Message } from '../../../message.ts'

export const recovery: Readonly<Record<keyof typeof source, Message>> = {
  'recovery.deactivated.title': 'Your account has been deactivated',
  'recovery.deactivated.body': 'This can happen for one of these reasons:',
  'recovery.deactivated.reasons': [{ type: 8, value: 'item', children: [{ type: 0, value: 'Violating our community guidelines' }] }, { type: 8, value: 'item', children: [{ type: 0, value: 'Unusual activity' }] }, { type: 8, value: 'item', children: [{ type: 0, value: 'An account closure request' }] }],
  'recovery.deactivated.appeal': [{ type: 0, value: 'If you think this is a mistake, ' }, { type: 8, value: 'link', children: [{ type: 0, value: 'contact us' }] }, { type: 0, value: ' to appeal.' }],
  'recovery.loginAssistance.title': 'Looks like you\'re having trouble logging in',
  'recovery.loginAssistance.body': 'We sent you an email to help you reset your password and get back into your account.',
  'recovery.loginAssistance.bodyTo': [{ type: 0, value: 'We sent an email to ' }, { type: 1, value: 'email' }, { type: 0, value: ' to help you reset your password and get back into your account.' }],
  'recovery.tooManyAttempts.title': 'Oops! Too many login attempts',
  'recovery.tooManyAttempts.body': 'You have reached the maximum number of login attempts. Try again in 30 minutes.',
  'recovery.softBanned.title': 'We protected your account',
  'recovery.softBanned.body': 'We noticed some strange activity on your account. Reset your password or log in with Facebook or Google to get back into your account.',
  'recovery.softBanned.more': 'We reset your password and logged you out on all devices.',
  'recovery.facebookNoMatch.title': 'No account found',
  'recovery.facebookNoMatch.body': 'We couldn\'t match your Facebook account to any account. Try resetting your password instead.',
  'recovery.googleNoMatch.title': 'No account found',
  'recovery.googleNoMatch.body': 'We couldn\'t match your Google account to any account. Try resetting your password instead.',
  'recovery.facebookUnavailable.title': 'Oops! Facebook isn\'t available',
  'recovery.facebookUnavailable.body': 'Try another way to log in, such as your email or Google.',
  'recovery.googleUnavailable.title': 'Oops! Google isn\'t available',
  'recovery.googleUnavailable.body': 'Try another way to log in, such as your email or Facebook.',
  'recovery.lineUnavailable.title': 'Oops! LINE isn\'t available',
  'recovery.lineUnavailable.body': 'Try another way to log in, such as your email.',
  'recovery.passwordResetSent.title': 'Check your email',
  'recovery.passwordResetSent.body': 'We sent you a link to reset your password.',
  'recovery.passwordResetSent.bodyTo': [{ type: 0, value: 'We sent a link to reset your password to ' }, { type: 1, value: 'email' }, { type: 0, value: '.' }],
  'recovery.resetPassword': 'Reset your password',
  'recovery.resend': 'Resend email',
  'forgotPassword.error.resetFailed': 'Sorry! Something went wrong on our end.',
}
