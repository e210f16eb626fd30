import type { Advice } from './advice.types.ts'

/** The views for logging in and signing up. They contain no logic. */
export const authViewAdvice: Readonly<Record<string, Advice>> = {
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
    machines: ['pinThumbnail'],
  },
  'Auth/Birthday view': {
    do: 'Set `isIneligible` if the user was rejected for their age on this device: the field and button are disabled, with an explanation.',
    dont: 'Don’t use it inside a social sign-up: use `SocialSignupWithAgeView`, which can be declined.',
    machines: ['birthday'],
  },
  'Auth/Consents': {
    do: 'Make `canContinue` depend only on the four required boxes.',
    dont: 'Don’t tick boxes for the user, and don’t explain why Next is disabled: it does so itself.',
    machines: ['consents'],
  },
  'Auth/Two-factor view': {
    do: 'Pass `email` even though the form does not ask for it: password managers use it to match the account.',
    dont: 'Don’t pass the full phone number: `phoneEnd` is its last digits, or null.',
    machines: ['loginMfa'],
  },
  'Auth/One tap view': {
    do: 'Put the provider’s own button into `buttonSlot`. The card shows progress and errors around it.',
    dont: 'Don’t use it while an account is being created: use `WelcomeLoadingView`, which covers the page.',
    machines: ['oneTap'],
  },
  'Auth/Welcome loading view': {
    do: 'Increase `progress` step by step while one-tap creates an account. The bar stops at 95 percent.',
    dont: 'Don’t use it for anything else: it welcomes a new member and cannot be closed. To cover a page, use `LoadingOverlay`.',
    machines: ['oneTap'],
  },
  'Auth/Account switcher view': {
    do: 'Pass `switchingId` while switching to an account: the others are disabled, and the user can cancel.',
    dont: 'Don’t remove the current account from the list: pass it as `currentId`, so that it cannot be chosen or removed.',
    machines: ['accountSwitcher'],
  },
  'Auth/Age-protected view': {
    do: 'Show it when the server rejects the user as too young.',
    dont: 'Don’t offer a way back to the form: the only button leads home.',
    machines: ['birthday'],
  },
  'Auth/Underage confirmation': {
    do: 'Put `UnderageTitle` with the birthday into the container’s title: it asks the question.',
    dont: 'Don’t leave the page without setting `isLeaving`: it announces the redirect, and lets the user stay or leave immediately.',
    machines: ['underage'],
  },
  'Auth/Response message': {
    do: 'Pass the server’s message unchanged: it is shown as isolated text.',
    dont: 'Don’t use it for errors in the catalogue: show those in the form.',
    machines: ['signup'],
  },
  'Auth/Single sign-on sign-up view': {
    do: 'Set `screen` to what is known of the email; the container shows the title that goes with it.',
    dont: 'Don’t open the popup yourself: `onContinue` is called inside the click, where browsers allow it.',
    machines: ['ssoSignup'],
  },
  'Auth/Social sign-up birthday view': {
    do: 'Prefill the provider’s birthday if there is one.',
    dont: 'Don’t hide "Not now": it leads back to the sign-up form, even if the field and button are disabled.',
    machines: ['socialSignup'],
  },
  'Auth/Email collection view': {
    do: 'Prefill the email if you have one, so that the user can correct it instead of retyping it.',
    dont: 'Don’t check here whether the email has an account: that happens on submit, and leads to `EmailAlreadyExistView`.',
    machines: ['socialSignup'],
  },
  'Auth/Email already exists view': {
    do: 'Offer both options: log in with this email, or use another one.',
    dont: 'Don’t log the user in from here: `onLogIn` leads to the log-in form, which asks for the password.',
    machines: ['socialSignup'],
  },
  'Auth/Request email view': {
    do: 'Use it if the first provider has not shared the email. A second click on "share" brings the open window to the front.',
    dont: 'Don’t use it for a provider without emails: use `EmailCollectionView`.',
    machines: ['socialSignup'],
  },
}
