import type { Viewer } from '../providers/providers.ts'

/** Whether to remind the viewer to verify the email: only a signed-in member whose email is known not to be verified. auth.txt §1. */
export const needsVerification = ({ type, isAuth, hasVerifiedEmail }: Viewer): boolean =>
  type === 'AUTH' && isAuth && hasVerifiedEmail === false
