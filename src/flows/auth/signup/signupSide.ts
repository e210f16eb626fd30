/** Everything of the sign-up side that logging in does without, fetched as one when it is first wanted. */
import { signup } from '../../../messages/en/auth/signup.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'

export { provideSignup } from './signup.services.ts'
export { SignupScreens } from './SignupScreens.tsx'
export { SignupTitle } from './SignupTitle.tsx'

/** What its toasts say. */
export const toasts = { ...signup, ...signupSteps }
