/** The accounts saved on this device, a session that has ended, and logging out. */
export const accountSwitcher = {
  'accountSwitcher.title': 'Your accounts',
  'accountSwitcher.empty': 'No accounts are saved on this device.',
  'accountSwitcher.add': 'Add account',
  'accountSwitcher.remove': 'Remove {name} from this device',
  'accountSwitcher.current': 'Current account',
  'accountSwitcher.loggedOut': 'Logged out',
  'accountSwitcher.logIn': 'Log in',
  'accountSwitcher.business': 'Business',
  'accountSwitcher.switching': 'Switching to {name}',
  'accountSwitcher.error.expired': "You''ve been logged out of this account.",
  'accountSwitcher.error.tooQuick': 'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
  'accountSwitcher.error.botWidgetFailed': 'The security check could not be loaded. Please try again.',
  'accountSwitcher.error.failed': "Sorry, we can''t log you in.",
  'session.ended': 'You’ve been logged out. Log in again and carry on where you were.',
  'session.logOutFailed': 'We couldn’t log you out. Try again.',
  'session.logOutOffline': "You''re offline. Check your connection and try again.",
} as const
