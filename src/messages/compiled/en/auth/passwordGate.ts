/** Generated from en/auth/passwordGate.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { passwordGate as source } from '../../../en/auth/passwordGate.ts'
import type { Message } from '../../../message.ts'

export const passwordGate: Readonly<Record<keyof typeof source, Message>> = {
  'login.disabledFacebook': 'This account is connected to Facebook. Use the Facebook button to log in.',
  'login.disabledGoogle': 'This account is connected to Google. Use the Google button to log in.',
  'login.disabledBoth': 'This account is connected to Facebook and Google. Use the Facebook or Google button to log in.',
}
