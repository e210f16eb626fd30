import type { SpecRow } from '../../docs/spec/specRow.ts'

export const consentsRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View consents',
    sentences: [
      '§1 Extra steps: two-factor',
      '§2 consents | Consent',
      '§2 Consent step: title',
      "§2 An 'Agree to all'",
      '§2 Each item has',
      '§2 Business accounts see',
      '§4 The consent back',
      '§4 Next works only',
    ],
    machines: ['consents'],
    built: ['src/views/auth/signup/ConsentsView.tsx', 'src/flows/auth/signup/ConsentsScreen.tsx'],
    stories: ['Auth/Consents', 'Auth/Consents while signing up'],
    tests: [
      'machines/auth/consents/consents.machine.test.ts',
      'src/flows/auth/signup/consents.connect.test.ts',
    ],
  },
  {
    section: 9,
    topic: 'Toast: consent 3500 ms',
    sentences: ['§9 Toasts: email-validation error'],
    machines: ['consents', 'signup', 'birthday'],
    built: ['src/flows/auth/signup/SignupToastText.tsx', 'src/flows/auth/birthday/BirthdayToasts.tsx'],
    stories: ['Auth/Consents while signing up', 'Auth/Birthday step'],
    tests: [
      'machines/auth/consents/consents.machine.test.ts',
      'machines/auth/signup/signup.failures.test.ts',
      'machines/auth/birthday/birthday.failures.test.ts',
    ],
  },
]
