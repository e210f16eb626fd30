import type { Advice } from './advice.types.ts'

/** The flows that get a person into an account. */
export const authFlowAdvice: Readonly<Record<string, Advice>> = {
  'Auth/Sign-in modal': {
    do: 'Mount it to open it, say by `container` and `source` what opened it (both decide titles and pictures), and take it off the page in `onClose`.',
    dont: 'Don’t use it where logging in has a page of its own: that is `LoginPage` or `SignupPage`. Don’t check `next` beforehand: any value is checked before use.',
    also: [
      'Auth/Bot check',
      'Auth/Two-factor',
      'Auth/Social log-in',
      'Auth/Single sign-on',
      'Auth/Social sign-up',
      'Auth/Containers',
    ],
  },
  'Auth/Log in': {
    do: 'Use it as the whole of a log-in page, and choose the business pages by `variant`. With `onLoggedIn` the app takes over and goes to `redirectTo`, which is safe to go to.',
    dont: 'Don’t draw it over another page: that is `AuthModal`. Don’t send a signed-in member away yourself: outside of the account-switch mode it does so.',
  },
  'Auth/Sign up': {
    do: 'Use it as the home page’s form, or set `isFormShown` to false where the form should wait behind "Continue with email".',
    dont: 'Don’t use it for a form over another page (`AuthModal` with `startsWith="signup"`) or at its corner (`AuthUpsell`).',
  },
  'Auth/Containers/Corner': {
    do: 'Use it on a page that stays in use while it invites to sign up, and take it off the page in `onClose`.',
    dont: 'Don’t use it where the visitor has asked to do something that needs an account: that opens `AuthModal`, which says why.',
  },
  'Auth/Birthday step': {
    do: 'Send a new member here whose birthday is missing. Set `isConsentGiven` where the consents were given before, so that they are not asked for twice.',
    dont: 'Don’t use it inside of a sign-up, which asks for the birthday itself, and don’t clear the flag that it leaves for whoever is too young.',
  },
  'Auth/One tap': {
    do: 'Mount it on any page: it shows nothing to whom it is not offered. Where a birthday is missing, `onNeedsAge` hands over the credentials to go on with.',
    dont: 'Don’t ask beforehand whether the visitor is signed in, and don’t draw a waiting screen: `WelcomeLoadingView` comes by itself.',
  },
  'Auth/Account switcher': {
    do: 'Pass `currentId`, so that the open account can be neither chosen nor removed here.',
    dont: 'Don’t list accounts from a server: these are the ones that this device keeps. Logging in to a further one is the app’s page, or `onAddAccount`.',
  },
}
