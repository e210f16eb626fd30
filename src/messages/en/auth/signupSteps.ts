/** Titles and toasts of the short sign-up steps, needed before the step itself is loaded. The errors are in the specification's own words. */
export const signupSteps = {
  'consents.title': 'Consents',
  'emailCollection.error.emailRequired': 'Email is required',
  'emailCollection.error.emailFormat': "Hmm... that doesn''t look like an email address.",
  'emailCollection.error.signupFailed': 'Oops! Something went wrong… Click Continue to try again.',
  'emailCollection.error.profileUnread': "We couldn''t read your profile. Enter your email to continue.",
  'underage.title': 'Were you born on {birthday}?',
  'underage.toast': "Sorry, you''re not eligible to sign up for {productName} right now.",
  'respondMessage.title': 'Before you go on',
  'respondMessage.continue': 'Continue',
} as const
