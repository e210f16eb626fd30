/** The steps of a sign-up that one-tap may need: consents, and the birthday. One chunk, loaded when the first of them is. */
export { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
export { socialSignupLogic } from '../socialSignup/socialSignup.services.ts'
export { OneTapSignup } from './OneTapSignup.tsx'
