import type { SpecRow } from '../../docs/spec/specRow.ts'

export const underageRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View UnderageConfirmation: Confirm, toast, redirect; Edit',
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
    machines: ['underage', 'signup', 'birthday'],
    tested: ['src/domain/auth/signup/underage.ts', 'src/flows/auth/signup/underageFlag.ts'],
    built: ['src/flows/auth/signup/underage.services.ts'],
    stories: ['Auth/Underage confirmation while signing up', 'Auth/Birthday step'],
    tests: ['machines/auth/signup/signup.underage.test.ts', 'src/flows/auth/tests/underage.browser.test.tsx'],
  },
]
