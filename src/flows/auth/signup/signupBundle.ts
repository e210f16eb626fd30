/** Everything that only signing up needs: one chunk, loaded when the sign-up form is first opened. */
export { signupLogic } from './signup.services.ts'
export { SignupScreens } from './SignupScreens.tsx'
export { SignupTitle } from './SignupTitle.tsx'
export { SignupToastText } from './SignupToastText.tsx'
