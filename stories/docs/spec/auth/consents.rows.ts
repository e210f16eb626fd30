import type { SpecRow } from '../specRow.ts'

export const consentsRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View consents',
    machines: ['consents'],
    built: ['src/views/auth/signup/ConsentsView.tsx', 'src/flows/auth/signup/ConsentsScreen.tsx'],
    stories: ['Auth/Consents', 'Auth/Consents/While signing up'],
    tests: [
      'machines/auth/consents/consents.machine.test.ts',
      'src/flows/auth/signup/consents.connect.test.ts',
    ],
  },
]
