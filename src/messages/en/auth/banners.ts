/** Banners above the log-in and sign-up forms. */
export const banners = {
  'banners.facebookRemoved.title': 'You can no longer log in with Facebook',
  'banners.facebookRemoved.googleConnected':
    'Your account is connected to Google: continue with Google, or <link>reset your password</link>.',
  'banners.facebookRemoved.hasPassword':
    'Your account has a password: log in with your email, or <link>reset your password</link>.',
  'banners.facebookRemoved.facebookOnly': 'To get back into your account, <link>set a password</link>.',
  'banners.facebookRemoved.default': 'Log in another way, or <link>reset your password</link>.',
  'banners.facebookSignupUnavailable':
    "Facebook login isn''t available for new users. Continue with email or Google:",
  'banners.googleSignupUnavailable':
    "Google login isn''t available for new users. Continue with email or Facebook:",
  'banners.facebookSignupUnavailableAlone':
    "Facebook login isn''t available for new users. Continue with email:",
  'banners.googleSignupUnavailableAlone': "Google login isn''t available for new users. Continue with email:",
  'banners.bothSignupUnavailable':
    "Facebook and Google login aren''t available for new users. Continue with email:",
} as const
