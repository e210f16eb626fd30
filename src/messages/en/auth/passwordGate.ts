/** Shown when an account without a password tries to log in with one. */
export const passwordGate = {
  'login.disabledFacebook': 'This account is connected to Facebook. Use the Facebook button to log in.',
  'login.disabledGoogle': 'This account is connected to Google. Use the Google button to log in.',
  'login.disabledLine': 'This account is connected to LINE. Use the LINE button to log in.',
  'login.disabledBoth':
    'This account is connected to Facebook and Google. Use the Facebook or Google button to log in.',
} as const
