import type * as Social from '../socialSignup/socialSide.ts'
import type * as Side from './signupSide.ts'

let side: typeof Side | null = null
let social: typeof Social | null = null

/** The sign-up side: its machine, screens and words. Fetched when it is first wanted. */
export const loadSignupSide = async (): Promise<typeof Side> => (side ??= await import('./signupSide.ts'))

/** The same for signing up by what a provider vouches for, which leads back to the sign-up form. */
export const loadSocialSide = async (): Promise<typeof Social> => {
  await loadSignupSide()
  return (social ??= await import('../socialSignup/socialSide.ts'))
}

/** The sign-up side when it is on the page already, else null. */
export const signupSide = (): typeof Side | null => side

/** The social side when it is on the page already, else null. */
export const socialSide = (): typeof Social | null => social

/** A sign-up page has its side from the start, on a server too. */
export function bringSignupSide(brought: typeof Side): void {
  side = brought
}
