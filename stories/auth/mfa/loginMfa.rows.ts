import type { SpecRow } from '../../docs/spec/specRow.ts'

export const loginMfaRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View loginMfa',
    sentences: [
      '§1 Extra steps: two-factor',
      '§2 loginMfa',
      '§4 Two-factor: a login',
      '§4 The code is sent',
      '§8 MFA failure: server',
    ],
    machines: ['loginMfa', 'resendPause', 'messageCode'],
    built: ['src/views/auth/mfa/LoginMfaView.tsx', 'src/flows/auth/mfa/LoginMfaScreen.tsx'],
    stories: [
      'Auth/Two-factor',
      'Auth/Two-factor view',
      'Auth/Two-factor pause',
      'Auth/Two-factor last digit',
      'Auth/Two-factor other ways',
      'Auth/Two-factor remembered device',
      'Auth/Two-factor message',
      'Auth/Two-factor ways view',
    ],
    tests: [
      'machines/auth/loginMfa/loginMfa.machine.test.ts',
      'machines/auth/resendPause/resendPause.machine.test.ts',
      'machines/auth/messageCode/messageCode.machine.test.ts',
      'src/flows/auth/mfa/loginMfa.connect.test.ts',
    ],
  },
  {
    section: 5,
    topic: 'MFA code; validation toasts',
    sentences: [
      '§4 The code is sent',
      '§5 MFA code: required',
      '§5 Validation errors after',
      '§9 Toasts: email-validation error',
    ],
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
