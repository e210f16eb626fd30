/** Everything that only the page for signing up with single sign-on needs. */
export { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
export { provideSsoSignup } from './ssoSignup.services.ts'
export { SsoSignupScreen } from './SsoSignupScreen.tsx'
