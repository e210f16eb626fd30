import type { SpecRow } from '../../docs/spec/specRow.ts'

export const birthdayRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Standalone birthday step with its consents, age-protected screen',
    sentences: [
      '§1 Extra steps: two-factor',
      '§2 Signup birthday step',
      '§4 In the standalone',
      '§4 Birthday step: setting',
    ],
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
    sentences: [
      '§3 Consent keys: terms',
      '§4 Birthday step: setting',
      '§4 On success run',
      '§4 The consent step',
      '§4 Consent ticking',
      '§4 Next works only',
      '§5 Consent: all four',
    ],
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
