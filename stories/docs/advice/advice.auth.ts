/** The flows for logging in and signing up, and their views. */
export const authAdvice = {
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
  'Auth/Log out': {
    do: 'Call `useLogOut` from a button or menu of your own, and show its `error` there.',
    dont: 'Don’t end the session alone: what the device keeps about the member must go too.',
  },
  'Auth/Passkeys': {
    do: 'Put it on the page of settings where members change their password. Let the server decide which passkey may be removed, and say why not.',
    dont: 'Don’t offer passkeys to visitors here: the log-in lists them, and offers one after a password (`policy.passkeys`).',
  },
  'Auth/Passkeys view': {
    do: 'Use it if your app has its own logic, and put a `PasskeyCreationView` into `addSlot`.',
    dont: 'Don’t pass dates as they come from a server: they are milliseconds, or null where nobody knows.',
  },
  'Auth/Account switcher': {
    do: 'Pass `currentId`, so that the current account can be neither chosen nor removed.',
    dont: 'Don’t pass accounts from a server: it lists the ones saved on this device. To log in to another one, provide a page or `onAddAccount`.',
  },
  'Auth/Log in view': {
    do: 'Use it if your app has its own logic, and read the values from `onSubmit`, which come from the DOM.',
    dont: 'Don’t add a title, which belongs to the container, and don’t pass error messages: pass rows of the error catalogue by slot.',
  },
  'Auth/Sign up view': {
    do: 'Set `mode` to offer the ways to sign up, to show the sign-up form, or to log in with an email that already has an account.',
    dont: 'Don’t store the typed password: `typedPassword` returns it from memory.',
  },
  'Auth/Containers view': {
    do: 'Pass either a pin or a person. The dominant color is shown while the picture loads.',
    dont: 'Don’t use it to convey information: screen readers skip it, and the form’s title explains its purpose.',
  },
  'Auth/Birthday view': {
    do: 'Set `isIneligible` if the user was rejected for their age on this device: the field and button are disabled, with an explanation.',
    dont: 'Don’t use it inside a social sign-up: use `SocialSignupWithAgeView`, which can be declined.',
  },
  'Auth/Consents': {
    do: 'Make `canContinue` depend only on the four required boxes.',
    dont: 'Don’t tick boxes for the user, and don’t explain why Next is disabled: it does so itself.',
  },
  'Auth/Two-factor view': {
    do: 'Pass `email` even though the form does not ask for it: password managers use it to match the account.',
    dont: 'Don’t pass the full phone number: `phoneEnd` is its last digits, or null.',
  },
  'Auth/Two-factor ways view': {
    do: 'Pass the ways that the server names, without the one that is in use.',
    dont: 'Don’t show it where there is one way alone: leave out the link to it, too.',
  },
  'Auth/One tap view': {
    do: 'Put the provider’s own button into `buttonSlot`. The card shows progress and errors around it.',
    dont: 'Don’t use it while an account is being created: use `WelcomeLoadingView`, which covers the page.',
  },
  'Auth/Welcome loading view': {
    do: 'Increase `progress` step by step while one-tap creates an account. The bar stops at 95 percent.',
    dont: 'Don’t use it for anything else: it welcomes a new member and cannot be closed. To cover a page, use `LoadingOverlay`.',
  },
  'Auth/Account switcher view': {
    do: 'Pass `switchingId` while switching to an account: the others are disabled, and the user can cancel.',
    dont: 'Don’t remove the current account from the list: pass it as `currentId`, so that it cannot be chosen or removed.',
  },
  'Auth/Age-protected view': {
    do: 'Show it when the server rejects the user as too young.',
    dont: 'Don’t offer a way back to the form: the only button leads home.',
  },
  'Auth/Underage confirmation': {
    do: 'Put `UnderageTitle` with the birthday into the container’s title: it asks the question.',
    dont: 'Don’t leave the page without setting `isLeaving`: it announces the redirect, and lets the user stay or leave immediately.',
  },
  'Auth/Response message': {
    do: 'Pass the server’s message unchanged: it is shown as isolated text.',
    dont: 'Don’t use it for errors in the catalogue: show those in the form.',
  },
  'Auth/Single sign-on sign-up view': {
    do: 'Set `screen` to what is known of the email; the container shows the title that goes with it.',
    dont: 'Don’t open the popup yourself: `onContinue` is called inside the click, where browsers allow it.',
  },
  'Auth/Social sign-up birthday view': {
    do: 'Prefill the provider’s birthday if there is one.',
    dont: 'Don’t hide "Not now": it leads back to the sign-up form, even if the field and button are disabled.',
  },
  'Auth/Email collection view': {
    do: 'Prefill the email if you have one, so that the user can correct it instead of retyping it.',
    dont: 'Don’t check here whether the email has an account: that happens on submit, and leads to `EmailAlreadyExistView`.',
  },
  'Auth/Email already exists view': {
    do: 'Offer both options: log in with this email, or use another one.',
    dont: 'Don’t log the user in from here: `onLogIn` leads to the log-in form, which asks for the password.',
  },
  'Auth/Request email view': {
    do: 'Use it if the first provider has not shared the email. A second click on "share" brings the open window to the front.',
    dont: 'Don’t use it for a provider without emails: use `EmailCollectionView`.',
  },
}
