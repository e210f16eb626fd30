import type { SpecRow } from '../../docs/spec/specRow.ts'

export const birthdayRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Standalone birthday step with its consents, age-protected screen',
    machines: ['birthday', 'consents'],
    built: [
      'src/flows/auth/birthday/BirthdayStep.tsx',
      'src/views/auth/birthday/BirthdayView.tsx',
      'src/views/auth/birthday/AgeProtectedView.tsx',
    ],
    stories: ['Auth/Birthday step', 'Auth/Birthday view', 'Auth/Age-protected view'],
    tests: [
      'machines/auth/birthday/birthday.machine.test.ts',
      'src/flows/auth/birthday/birthday.browser.test.tsx',
    ],
  },
  {
    section: 4,
    topic: 'Birthday step, consent ticking',
    machines: ['birthday', 'consents'],
    tested: ['src/domain/auth/signup/consent.ts'],
    built: ['src/flows/auth/birthday/birthday.services.ts'],
    stories: ['Auth/Birthday step', 'Auth/Consents'],
    tests: [
      'machines/auth/birthday/birthday.machine.test.ts',
      'machines/auth/consents/consents.machine.test.ts',
    ],
  },
]
