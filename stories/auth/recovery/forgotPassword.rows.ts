import type { SpecRow } from '../../docs/spec/specRow.ts'

export const forgotPasswordRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Forgot-password link with ue, SSO sign-up address, query parameter aec',
    sentences: [
      '§2 The forgot-password link',
      '§2 /signup/sso-business-account?email={email} for an SSO',
      '§2 Query parameter aec',
    ],
    machines: ['forgotPassword'],
    tested: ['src/domain/navigation/links.ts'],
    stories: ['Auth/Log-in addresses', 'Recovery/Forgot password'],
    tests: ['machines/auth/forgotPassword/forgotPassword.machine.test.ts'],
  },
]
