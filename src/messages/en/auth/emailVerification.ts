/** The reminder for members whose email is not verified. */
export const emailVerification = {
  'emailVerification.title': 'Verify your email',
  'emailVerification.body':
    'We sent you an email. Follow the link in it to confirm that the address is yours.',
  'emailVerification.bodyTo':
    'We sent an email to {email}. Follow the link in it to confirm that the address is yours.',
  'emailVerification.resend': 'Resend email',
  'emailVerification.sent': 'Email sent',
  'emailVerification.gotIt': 'Got it',
  'emailVerification.error.offline': "You''re offline. Check your connection and try again.",
  'emailVerification.error.timedOut': 'This took too long. Try again.',
  'emailVerification.error.resendFailed': 'Sorry! Something went wrong on our end.',
} as const
