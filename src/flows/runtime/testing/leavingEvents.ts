/** What leaves the page, by the event that says so: the states that wait for it, or why nothing waits. */
export const leavingEvents: Readonly<Record<string, readonly string[] | string>> = {
  'accountSwitcher.switched': ['accountSwitcher.switched'],
  'auth.alreadyLoggedIn': ['auth.alreadyLoggedIn'],
  'auth.loggedIn': ['auth.loggedIn', 'auth.loggedInWithCode', 'auth.loggedInWithPasskey', 'auth.registered'],
  'auth.signupRequested': 'the log-in form stays',
  'auth.ssoSignup': ['auth.leavingForSso'],
  'auth.turnedAway': ['auth.turnedAway'],
  'birthday.accepted': ['birthday.done'],
  'board.opened': 'the dialog stays',
  'claim.connecting': 'the page of the pin stays',
  'offsite.judged': 'the page says why the link is not followed',
  'offsite.left': ['offsite.leaving'],
  'oneTap.done': ['oneTap.loggedIn', 'oneTap.registered'],
  'oneTap.turnedAway': ['oneTap.turnedAway'],
  // After a pin was created, the page says so.
  'page.closed': ['mobileCreatePin.left', 'quickPromote.steps.closed'],
  'page.redirected': ['mobileCreatePin.redirecting'],
  'password.accepted': ['newPassword.loggedIn'],
}
