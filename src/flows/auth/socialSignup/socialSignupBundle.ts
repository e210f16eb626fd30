/** Everything that only signing up with a provider's account needs: one chunk, loaded when that account matches no member. */
export { socialSignupLogic } from './socialSignup.services.ts'
export { SocialSignupScreen } from './SocialSignupScreen.tsx'
