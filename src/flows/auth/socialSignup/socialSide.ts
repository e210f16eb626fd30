/** What only a sign-up by a provider needs, fetched when a provider's account turns out to be nobody's. */
export { provideSocialSignup } from './socialSignup.services.ts'
export { SocialSignupScreen } from './SocialSignupScreen.tsx'
