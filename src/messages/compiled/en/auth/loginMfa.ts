/** Generated from en/auth/loginMfa.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { loginMfa as source } from '../../../en/auth/loginMfa.ts'
import type { Message } from '../../../message.ts'

export const loginMfa: Readonly<Record<keyof typeof source, Message>> = {
  'loginMfa.sentTo': [{ type: 0, value: 'We sent a verification code to the phone number ending in ' }, { type: 1, value: 'phoneEnd' }, { type: 0, value: '.' }],
  'loginMfa.sent': 'We sent a verification code to your phone.',
  'loginMfa.code': 'Verification code',
  'loginMfa.resend': 'Resend code',
  'loginMfa.continue': 'Continue',
  'loginMfa.back': 'Back to log in',
  'loginMfa.error.codeRequired': 'You missed a spot! Don\'t forget to add your verification code.',
  'loginMfa.error.codeFormat': 'Hmm...that doesn\'t look like a verification code.',
  'loginMfa.error.mfaFailed': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.offline': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.malformed': 'Sorry! Something went wrong on our end.',
  'loginMfa.error.timedOut': 'Sorry! Something went wrong on our end.',
}
