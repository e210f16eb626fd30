import type { SpecRow } from '../../docs/spec/specRow.ts'

export const loginMfaRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View loginMfa',
    machines: ['loginMfa'],
    built: ['src/views/auth/mfa/LoginMfaView.tsx', 'src/flows/auth/mfa/LoginMfaScreen.tsx'],
    stories: ['Auth/Two-factor', 'Auth/Two-factor view'],
    tests: ['machines/auth/loginMfa/loginMfa.machine.test.ts', 'src/flows/auth/mfa/loginMfa.connect.test.ts'],
  },
  {
    section: 5,
    topic: 'MFA code; validation toasts',
    machines: ['loginMfa', 'signup', 'birthday'],
    built: [
      'src/domain/auth/mfaCode.ts',
      'src/flows/runtime/useToasts.ts',
      'src/flows/auth/shell/AuthToastText.tsx',
      'src/flows/auth/birthday/BirthdayToasts.tsx',
    ],
    stories: ['Auth/Two-factor', 'Auth/Sign up', 'Auth/Birthday step'],
    tests: [
      'machines/auth/loginMfa/loginMfa.code.test.ts',
      'machines/auth/signup/signup.rules.test.ts',
      'machines/auth/birthday/birthday.rules.test.ts',
    ],
  },
]
