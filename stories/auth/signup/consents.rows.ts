import type { SpecRow } from '../../docs/spec/specRow.ts'

export const consentsRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View consents',
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
