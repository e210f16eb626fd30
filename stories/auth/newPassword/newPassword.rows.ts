import type { SpecRow } from '../../docs/spec/specRow.ts'

export const newPasswordRows: readonly SpecRow[] = [
  {
    section: 5,
    topic: 'The rules of a new password, one by one while it is typed',
    sentences: ['§5 Password minimum length'],
    machines: ['newPassword'],
    tested: ['src/domain/auth/newPassword.ts', 'src/domain/auth/signup/passwordChecklist.ts'],
    built: [
      'src/flows/auth/newPassword/NewPasswordPage.tsx',
      'src/views/auth/newPassword/NewPasswordView.tsx',
    ],
    stories: ['Recovery/New password', 'Recovery/New password view'],
    tests: [
      'machines/auth/newPassword/newPassword.machine.test.ts',
      'src/flows/auth/newPassword/newPassword.browser.test.tsx',
    ],
  },
]
