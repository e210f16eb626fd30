/** The page for signing up with single sign-on. Its titles are in `socialTitles`. */
export const ssoSignup = {
  'ssoSignup.offer': 'Your company uses single sign‑on. Continue with your work account, no password needed.',
  'ssoSignup.notFound':
    "Single sign-on isn''t set up for this email. You can sign up with it and a password.",
  'ssoSignup.signUp': 'Sign up with email',
  'ssoSignup.checking': 'Checking for single sign-on…',
  'ssoSignup.checkFailed': "We couldn''t check for single sign-on.",
} as const
