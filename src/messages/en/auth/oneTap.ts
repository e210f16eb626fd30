/** The second provider's one-tap. */
export const oneTap = {
  'oneTap.welcome': 'Welcome to {productName}!',
  'oneTap.preparing': "We''re setting up your account. This takes a moment.",
  'oneTap.progress': 'Setting up your account',
  'oneTap.title': 'Log in to {productName}',
  'oneTap.body': 'Pick up where you left off. No password needed.',
  'oneTap.loggingIn': 'Logging you in with Google…',
  'oneTap.notNow': 'Not now',
  'oneTap.error.ineligible': "Sorry, you''re not eligible to sign up for {productName} right now.",
  'oneTap.error.tooQuick': 'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
  'oneTap.error.botWidgetFailed': 'The security check could not be loaded. Please try again.',
  'oneTap.notLoaded': "We couldn''t load the next step.",
  'oneTap.error.failed': "Sorry, we can''t log you in.",
} as const
