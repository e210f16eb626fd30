import type { SpecRow } from '../../docs/spec/specRow.ts'

export const emailVerificationRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Email-verification modal, only for signed-in members without a verified email (§1)',
    sentences: [
      '§1 A signed-in member',
      '§2 Email-verification modal: title',
      '§4 Email-verification modal: the resend',
      '§7 POST /v3/users/email/verify/resend/',
    ],
    machines: ['emailVerification'],
    tested: ['src/domain/auth/email/verification.ts'],
    built: [
      'src/flows/auth/emailVerification/EmailVerificationModal.tsx',
      'src/views/auth/recovery/EmailVerificationView.tsx',
    ],
    stories: ['Recovery/Email verification', 'Recovery/Email verification view'],
    tests: [
      'machines/auth/emailVerification/emailVerification.machine.test.ts',
      'src/flows/auth/emailVerification/emailVerification.browser.test.tsx',
    ],
  },
  {
    section: 4,
    topic: 'Email-verification, password-reset-sent, soft-ban, account-switch dismissal',
    sentences: [
      '§4 Password-reset-sent modal: resend',
      '§4 A soft-ban aec',
      '§4 After a password-reset',
      '§4 In account-switch mode',
    ],
    machines: ['emailVerification', 'forgotPassword', 'login', 'auth'],
    tested: ['src/flows/auth/shell/auth.effects.ts'],
    built: ['src/flows/auth/shell/useAuth.ts'],
    stories: ['Recovery/Email verification', 'Recovery/Forgot password', 'Auth/Log-in addresses'],
    tests: ['machines/auth/login/login.dialogs.test.ts'],
  },
]
