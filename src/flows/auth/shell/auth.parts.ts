import { lazyPart } from '../../runtime/lazyPart.ts'

/** Signing up: its machine, screens and messages. */
export const signupPart = lazyPart(() => import('../signup/signupBundle.ts'))

/** The two-factor step, with what else may follow the log-in form. */
export const loginMfaPart = lazyPart(() => import('../login/loginBundle.ts'))

/** The page for signing up with single sign-on, which brings this part with it. */
export const ssoSignupPart = lazyPart(() => import('../ssoSignup/ssoSignupBundle.ts'))

/** Signing up with a provider's account. It can lead back to the sign-up form, so that is loaded too. */
export const socialSignupPart = lazyPart(async () => {
  await signupPart.load()
  return import('../socialSignup/socialSignupBundle.ts')
})
