/** Generated from en/auth/auth.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { auth as source } from '../../../en/auth/auth.ts'
import type { Message } from '../../../message.ts'

export const auth: Readonly<Record<keyof typeof source, Message>> = {
  'login.title': 'Log in',
  'login.titleBusiness': 'Log in to your business account',
  'login.titleComment': 'Log in to comment',
  'login.titleWelcomeBack': [{ type: 0, value: 'Welcome back, ' }, { type: 1, value: 'name' }, { type: 0, value: '!' }],
  'login.titleSwitch': 'Add an account',
  'signup.title': 'Sign up',
  'loginMfa.title': 'Two-factor authentication required',
  'loginMfa.codeResent': 'We sent you a new code!',
  'recovery.resent': 'Email sent!',
}
