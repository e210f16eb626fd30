/** Everything that only the page for signing up with single sign-on needs. */
export { ssoSignupLogic } from './ssoSignup.services.ts'
export { SsoSignupScreen } from './SsoSignupScreen.tsx'
