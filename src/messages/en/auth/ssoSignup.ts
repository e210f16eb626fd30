/** The page for signing up with single sign-on. Its titles are in `socialTitles`. */
export const ssoSignup = {
  'ssoSignup.offer':
    "The company behind <address>{email}</address> uses SSO. Sign up with your work account: you won''t need a password.",
  'ssoSignup.notFound':
    "SSO isn''t set up for <address>{email}</address>. You can sign up with your email and a password.",
  'ssoSignup.signUp': 'Sign up with email',
  'ssoSignup.checking': 'Finding out whether <address>{email}</address> uses SSO…',
  'ssoSignup.checkFailed': "We couldn''t find out whether <address>{email}</address> uses SSO.",
} as const
