import type * as Side from './side.ts'

let side: typeof Side | null = null

/** The sign-up side: its machines, screens and words. Fetched when it is first wanted. */
export const loadSignupSide = async (): Promise<typeof Side> => (side ??= await import('./side.ts'))

/** The sign-up side when it is on the page already, else null. */
export const signupSide = (): typeof Side | null => side

/** A sign-up page has it from the start, on a server too. */
export function bringSignupSide(brought: typeof Side): void {
  side = brought
}
