/** Titles and a toast of the short sign-up steps, needed before the step itself is loaded. auth.txt §2. */
export const signupSteps = {
  'consents.title': 'Consents',
  'underage.title': 'Were you born on {birthday}?',
  'underage.toast': "Sorry, you''re not eligible to sign up for {productName} right now.",
  'respondMessage.title': 'A message for you',
  'respondMessage.continue': 'Continue',
} as const
