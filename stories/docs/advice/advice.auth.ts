import type { Advice } from './advice.types.ts'

/** The flows for logging in and signing up. */
export const authFlowAdvice: Readonly<Record<string, Advice>> = {
  'Auth/Sign-in modal': {
    do: 'Mount it to open it, and unmount it in `onClose`. Set `container` and `source` to what opened it: they determine the title and picture.',
    dont: 'Don’t use it on a dedicated page: use `LoginPage` or `SignupPage`. Don’t validate `next` yourself: it is validated before use.',
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
    do: 'Use it as a complete log-in page, and set `variant` for the business pages. If you pass `onLoggedIn`, your app navigates to `redirectTo`, which is a safe URL.',
    dont: 'Don’t show it over another page: use `AuthModal`. Don’t redirect signed-in members yourself: outside account-switch mode it does so already.',
  },
  'Auth/Sign up': {
    do: 'Use it as the home page’s form, or set `isFormShown` to false to hide the form behind "Continue with email".',
    dont: 'Don’t use it over another page (use `AuthModal` with `startsWith="signup"`) or in a corner (use `AuthUpsell`).',
  },
  'Auth/Flyout': {
    do: 'Put it where a page has its log-in button: it draws the button, and loads the form when it is first pressed.',
    dont: 'Don’t open it yourself: browsers anchor it to its own button. For an action that requires an account, open `AuthModal`.',
  },
  'Auth/Connect page': {
    do: 'Mount it behind `/connect/facebook/`, `/connect/google/` and `/connect/line/`, alone on the page, with the same provider and platform as the pages that open it.',
    dont: 'Don’t serve it with a `Cross-Origin-Opener-Policy`: it could then not tell the page that opened it.',
    machines: ['connect'],
  },
  'Auth/Single sign-on sign-up': {
    do: 'Mount it at `policy.paths.ssoSignup`: it reads the email from the address, asks the company in a popup, and collects the birthday and the consents.',
    dont: 'Don’t use it for emails without single sign-on: the log-in and the sign-up form lead to it when it is needed.',
  },
  'Auth/Corner': {
    do: 'Use it to promote signing up on a page that remains usable, and unmount it in `onClose`.',
    dont: 'Don’t use it for actions that require an account: open `AuthModal`, which explains why.',
  },
  'Auth/Birthday step': {
    do: 'Use it for new members without a birthday. Set `isConsentGiven` if they have already given the consents.',
    dont: 'Don’t use it inside a sign-up, which asks for the birthday itself, and don’t clear the flag it sets for people who are too young.',
  },
  'Auth/One tap': {
    do: 'Mount it on any page: it renders nothing if one-tap is not available. Two-factor, consents and a missing birthday are asked for in a dialog of its own.',
    dont: 'Don’t check whether the visitor is signed in, and don’t add a loading screen: it shows `WelcomeLoadingView` itself.',
  },
  'Auth/Account switcher': {
    do: 'Pass `currentId`, so that the current account can be neither chosen nor removed.',
    dont: 'Don’t pass accounts from a server: it lists the ones saved on this device. To log in to another one, provide a page or `onAddAccount`.',
  },
}
