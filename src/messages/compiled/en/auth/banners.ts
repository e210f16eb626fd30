/** Generated from en/auth/banners.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { banners as source } from '../../../en/auth/banners.ts'
import type { Message } from '../../../message.ts'

export const banners: Readonly<Record<keyof typeof source, Message>> = {
  'banners.facebookRemoved.title': 'You can no longer log in with Facebook',
  'banners.facebookRemoved.googleConnected': [{ type: 0, value: 'Your account is connected to Google: continue with Google, or ' }, { type: 8, value: 'link', children: [{ type: 0, value: 'reset your password' }] }, { type: 0, value: '.' }],
  'banners.facebookRemoved.hasPassword': [{ type: 0, value: 'Your account has a password: log in with your email, or ' }, { type: 8, value: 'link', children: [{ type: 0, value: 'reset your password' }] }, { type: 0, value: '.' }],
  'banners.facebookRemoved.facebookOnly': [{ type: 0, value: 'To get back into your account, ' }, { type: 8, value: 'link', children: [{ type: 0, value: 'set a password' }] }, { type: 0, value: '.' }],
  'banners.facebookRemoved.default': [{ type: 0, value: 'Log in another way, or ' }, { type: 8, value: 'link', children: [{ type: 0, value: 'reset your password' }] }, { type: 0, value: '.' }],
  'banners.facebookSignupUnavailable': 'Facebook login isn\'t available for new users. Continue with email or Google:',
}
