/** Titles and toasts of the sign-in container, needed before the view they belong to is loaded. */
export const auth = {
  'login.title': 'Log in',
  'login.subtitle': 'Pick up where you left off.',
  'login.titleBusiness': 'Log in to your business account',
  'login.titleComment': 'Log in to comment',
  'login.titleWelcomeBack': 'Welcome back, {name}!',
  'login.titleSwitch': 'Add an account',
  'signup.title': 'Sign up',
  'signup.loadFailed': "We couldn''t load the sign-up form.",
  'loginMfa.title': 'Two-factor authentication required',
  'leaving.titleWelcome': 'Welcome to {productName}!',
  'leaving.titleLoggingIn': 'Logging you in…',
  'leaving.titleLoggedIn': 'You’re already logged in',
  'leaving.titleSso': 'Taking you to your company’s sign-up…',
  'leaving.titleHome': 'Taking you to the home page…',
  'loginMfa.codeResent': 'We sent you a new code!',
  'recovery.resent': 'Email sent!',
} as const
