/** Generated from en/auth/emailVerification.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { emailVerification as source } from '../../../en/auth/emailVerification.ts'
import type { Message } from '../../../message.ts'

export const emailVerification: Readonly<Record<keyof typeof source, Message>> = {
  'emailVerification.title': 'Verify your email',
  'emailVerification.body': 'We sent you an email. Follow the link in it to confirm that the address is yours.',
  'emailVerification.bodyTo': [{ type: 0, value: 'We sent an email to ' }, { type: 1, value: 'email' }, { type: 0, value: '. Follow the link in it to confirm that the address is yours.' }],
  'emailVerification.resend': 'Resend email',
  'emailVerification.sent': 'Email sent',
  'emailVerification.gotIt': 'Got it',
  'emailVerification.error.resendFailed': 'Sorry! Something went wrong on our end.',
}
