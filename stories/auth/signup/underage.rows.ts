import type { SpecRow } from '../../docs/spec/specRow.ts'

export const underageRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View UnderageConfirmation: Confirm, toast, redirect; Edit',
    sentences: [
      '§2 UnderageConfirmation | Title',
      '§2 Underage confirmation: Confirm',
      '§4 Underage: an underage',
    ],
    machines: ['underage'],
    built: ['src/views/auth/signup/UnderageConfirmationView.tsx', 'src/flows/auth/signup/UnderageScreen.tsx'],
    stories: ['Auth/Underage confirmation', 'Auth/Underage confirmation while signing up'],
    tests: [
      'machines/auth/underage/underage.machine.test.ts',
      'src/flows/auth/signup/underage.connect.test.ts',
    ],
  },
  {
    section: 4,
    topic: 'Underage: flag in storage, cookie in the standalone step; set by Confirm or the server',
    sentences: [
      '§4 Underage: an underage',
      '§4 In the standalone',
      '§5 Signup is blocked',
      '§9 Underage flag stored',
    ],
    machines: ['underage', 'signup', 'birthday'],
    tested: ['src/domain/auth/signup/underage.ts', 'src/flows/auth/signup/underageFlag.ts'],
    built: ['src/flows/auth/signup/underage.services.ts'],
    stories: ['Auth/Underage confirmation while signing up', 'Auth/Birthday step'],
    tests: ['machines/auth/signup/signup.underage.test.ts', 'src/flows/auth/tests/underage.browser.test.tsx'],
  },
]
