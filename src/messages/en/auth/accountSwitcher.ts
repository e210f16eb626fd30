/** The accounts saved on this device. auth.txt §3 "Saved accounts", §9. */
export const accountSwitcher = {
  'accountSwitcher.title': 'Your accounts',
  'accountSwitcher.empty': 'No accounts are saved on this device.',
  'accountSwitcher.add': 'Add account',
  'accountSwitcher.remove': 'Remove {name} from this device',
  'accountSwitcher.current': 'Signed in now',
  'accountSwitcher.business': 'Business',
  'accountSwitcher.switching': 'Switching to {name}',
  'accountSwitcher.error.expired': "You''ve been logged out of this account. Add it again to log in.",
  'accountSwitcher.error.failed': "Sorry, we can''t log you in.",
} as const
