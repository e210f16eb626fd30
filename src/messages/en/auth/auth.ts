/** Titles and toasts of the sign-in container, needed before the view they belong to is loaded. auth.txt §2, §4. */
export const auth = {
  'login.title': 'Log in',
  'login.titleBusiness': 'Log in to your business account',
  'login.titleComment': 'Log in to comment',
  'login.titleWelcomeBack': 'Welcome back, {name}!',
  'login.titleSwitch': 'Add an account',
  'signup.title': 'Sign up',
  'loginMfa.title': 'Two-factor authentication required',
  'loginMfa.codeResent': 'We sent you a new code!',
  'recovery.resent': 'Email sent!',
} as const
