/** Generated from en/auth/oneTap.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { oneTap as source } from '../../../en/auth/oneTap.ts'
import type { Message } from '../../../message.ts'

export const oneTap: Readonly<Record<keyof typeof source, Message>> = {
  'oneTap.welcome': [{ type: 0, value: 'Welcome to ' }, { type: 1, value: 'productName' }, { type: 0, value: '!' }],
  'oneTap.preparing': 'We\'re setting up your account. This takes a moment.',
  'oneTap.progress': 'Setting up your account',
  'oneTap.offer': 'Continue with Google',
  'oneTap.loggingIn': 'Logging you in with Google',
  'oneTap.notNow': 'Not now',
  'oneTap.error.ineligible': [{ type: 0, value: 'Sorry, you\'re not eligible to sign up for ' }, { type: 1, value: 'productName' }, { type: 0, value: ' right now.' }],
  'oneTap.error.failed': 'Sorry, we can\'t log you in.',
}
