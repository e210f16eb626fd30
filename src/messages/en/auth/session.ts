/** A session that has ended, and logging out. */
export const session = {
  'session.ended': 'You’ve been logged out. Log in again and carry on where you were.',
  'session.logOutFailed': 'We couldn’t log you out. Try again.',
  'session.logOutOffline': "You''re offline. Check your connection and try again.",
} as const
