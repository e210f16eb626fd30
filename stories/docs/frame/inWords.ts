/** `wrongPassword` becomes `wrong password`. */
const spaced = (name: string) =>
  name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Names that do not read well when their code name is split into words. */
const exceptions: Readonly<Record<string, string>> = {
  auth: 'The sign-in modal',
  checkSso: 'Check single sign-on',
  createPin: 'Create a pin',
  exchangeSsoCode: 'Exchange the single sign-on code',
  businessAccess: 'Acting for a business',
  bulkFollow: 'Follow a row of people',
  emailCollection: 'Asking for an email',
  findPinImages: 'Find a page’s pictures',
  login: 'Log in',
  loginMfa: 'Two-factor log-in',
  mobileCreatePin: 'Create a pin on a phone',
  pinMove: 'Move pins',
  readFacebookLoginData: 'Read Facebook log-in data',
  readFacebookProfile: 'Read Facebook profile',
  save: 'Save to board',
  signup: 'Sign up',
  social: 'Log in with Google, Facebook or LINE',
  socialSignup: 'Sign up with Google, Facebook or LINE',
  ssoCheck: 'Checking for single sign-on',
  ssoPopup: 'The company’s popup',
  ssoSignup: 'Single sign-on sign-up',
  tagSelection: 'Choose a conversion tag',
  unfollowUser: 'Unfollow somebody',
  followUser: 'Follow somebody',
}

/** A code name in words: `saveToBoard` is 'Save to board', `choosing.loadingMore` 'Choosing, loading more'. */
export const inWords = (name: string): string =>
  exceptions[name] ?? capital(name.split('.').map(spaced).join(', '))
