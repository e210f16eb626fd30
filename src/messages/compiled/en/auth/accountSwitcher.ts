/** Generated from en/auth/accountSwitcher.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { accountSwitcher as source } from '../../../en/auth/accountSwitcher.ts'
import type { Message } from '../../../message.ts'

export const accountSwitcher: Readonly<Record<keyof typeof source, Message>> = {
  'accountSwitcher.title': 'Your accounts',
  'accountSwitcher.empty': 'No accounts are saved on this device.',
  'accountSwitcher.add': 'Add account',
  'accountSwitcher.remove': [{ type: 0, value: 'Remove ' }, { type: 1, value: 'name' }, { type: 0, value: ' from this device' }],
  'accountSwitcher.current': 'Signed in now',
  'accountSwitcher.business': 'Business',
  'accountSwitcher.switching': [{ type: 0, value: 'Switching to ' }, { type: 1, value: 'name' }],
  'accountSwitcher.error.expired': 'You\'ve been logged out of this account. Add it again to log in.',
  'accountSwitcher.error.failed': 'Sorry, we can\'t log you in.',
}
