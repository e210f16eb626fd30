import type { Advice } from './advice.types.ts'

/** The views of getting into an account. They draw what they are told and decide nothing. */
export const authViewAdvice: Readonly<Record<string, Advice>> = {
  'Auth/Log in/View': {
    do: 'Use it where the app brings its own logic, and take the values from `onSubmit`: they are those of the DOM.',
    dont: 'Don’t draw a title in it, which is its container’s, and don’t pass sentences: errors are rows of the catalogue, by place.',
  },
  'Auth/Sign up/View': {
    do: 'Choose by `mode` whether it offers the ways in, signs up, or logs in an e-mail that has an account already.',
    dont: 'Don’t write the typed password to storage: `typedPassword` is asked for it, and memory alone keeps it.',
  },
  'Auth/Containers/View': {
    do: 'Pass a pin or a person, one of the two. The dominant colour holds the picture’s place while it loads.',
    dont: 'Don’t rely on it to say anything: screen readers skip it, and the title above the form says what the form is for.',
    machines: ['pinThumbnail'],
  },
  'Auth/Birthday view': {
    do: 'Set `isIneligible` for whoever was refused for their age on this device: field and button are disabled, and it says why.',
    dont: 'Don’t use it inside of a social sign-up: that is `SocialSignupWithAgeView`, which can be declined.',
    machines: ['birthday'],
  },
  'Auth/Consents': {
    do: 'Let `canContinue` depend on the four required boxes alone: the optional one is never needed.',
    dont: 'Don’t tick a box for the person, and don’t explain Next beside it: while it does nothing, it says why itself.',
    machines: ['consents'],
  },
  'Auth/Two-factor view': {
    do: 'Pass `email`, although it is not asked for: a password manager learns from it whose code this is.',
    dont: 'Don’t pass the whole phone number: `phoneEnd` is its last digits, or null.',
    machines: ['loginMfa'],
  },
  'Auth/One tap view': {
    do: 'Put the provider’s own button into `buttonSlot`; the card draws what goes on around it.',
    dont: 'Don’t use it for an account that is being made: that is `WelcomeLoadingView`, over the whole page.',
    machines: ['oneTap'],
  },
  'Auth/Welcome loading view': {
    do: 'Raise `progress` step by step while one-tap makes an account. The bar ends at 95 percent, however long it takes.',
    dont: 'Don’t use it for any other waiting: it welcomes a new member and cannot be closed. Elsewhere `LoadingOverlay` covers a page.',
    machines: ['oneTap'],
  },
  'Auth/Account switcher view': {
    do: 'Pass `switchingId` while one account is gone over to: the others wait, and the person may cancel.',
    dont: 'Don’t leave the current account out of the list: pass it as `currentId`, and it cannot be chosen or removed.',
    machines: ['accountSwitcher'],
  },
  'Auth/Age-protected view': {
    do: 'Show it when the server itself has called the person too young.',
    dont: 'Don’t offer a way back to the form: the one way on leads home.',
    machines: ['birthday'],
  },
  'Auth/Underage confirmation': {
    do: 'Put `UnderageTitle` with the birthday into the title of its container: the question is there.',
    dont: 'Don’t leave the page without `isLeaving`: it says that the page will be left, and lets the person stay or go at once.',
    machines: ['underage'],
  },
  'Auth/Response message': {
    do: 'Pass the server’s words as they came: they are shown as text, set apart from what stands around them.',
    dont: 'Don’t use it for an error that the catalogue has a sentence for: that stands in the form.',
    machines: ['signup'],
  },
  'Auth/Social sign-up/Birthday view': {
    do: 'Begin with the birthday that the provider gave, if it gave one.',
    dont: 'Don’t hide "Not now": it leads back to the sign-up form, also when field and button are blocked.',
    machines: ['socialSignup'],
  },
  'Auth/Social sign-up/Email collection view': {
    do: 'Begin with what is known of the e-mail, so that the person corrects instead of typing anew.',
    dont: 'Don’t decide here whether the e-mail has an account: that is asked after it was sent, and `EmailAlreadyExistView` says so.',
    machines: ['socialSignup'],
  },
  'Auth/Social sign-up/Email already exists view': {
    do: 'Offer both ways on: logging in with this e-mail, or another e-mail.',
    dont: 'Don’t log anyone in from here: `onLogIn` leads to the log-in form, where the password is asked for.',
    machines: ['socialSignup'],
  },
  'Auth/Social sign-up/Request email view': {
    do: 'Use it once the first provider has kept the e-mail to itself. A second press of "share" brings the open window to the front.',
    dont: 'Don’t use it for a provider that has no e-mail at all: that is `EmailCollectionView`.',
    machines: ['socialSignup'],
  },
}
