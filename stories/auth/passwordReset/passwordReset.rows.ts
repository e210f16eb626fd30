import type { SpecRow } from '../../docs/spec/specRow.ts'

export const passwordResetRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Password-reset page with the query parameters ue and lookup',
    sentences: [
      '§2 The forgot-password link',
      '§2 Banners: one for removed',
      '§7 POST /v3/users/forgot_password/',
    ],
    machines: ['passwordReset'],
    tested: ['src/domain/auth/passwordReset.ts'],
    built: [
      'src/flows/auth/passwordReset/PasswordResetPage.tsx',
      'src/views/auth/passwordReset/PasswordResetView.tsx',
    ],
    stories: ['Recovery/Password reset', 'Recovery/Password reset view'],
    tests: [
      'machines/auth/passwordReset/passwordReset.machine.test.ts',
      'src/flows/auth/passwordReset/passwordReset.browser.test.tsx',
    ],
  },
  {
    section: 4,
    topic: 'After a password-reset request the password-reset-sent modal opens',
    sentences: ['§4 After a password-reset', '§4 Password-reset-sent modal: resend'],
    machines: ['passwordReset', 'forgotPassword'],
    built: ['src/flows/auth/passwordReset/PasswordResetSent.tsx'],
    stories: ['Recovery/Password reset'],
    tests: ['src/flows/auth/passwordReset/passwordReset.browser.test.tsx'],
  },
]
