import type { SpecRow } from '../../docs/spec/specRow.ts'

export const accountSwitcherRows: readonly SpecRow[] = [
  {
    section: 3,
    topic: 'Viewer, SSO results, login data, login methods, saved accounts',
    machines: ['accountSwitcher', 'accountRecovery', 'ssoCheck'],
    tested: [
      'src/domain/auth/providers/loginData.ts',
      'src/domain/auth/providers/loginMethods.ts',
      'src/domain/auth/savedAccounts.ts',
    ],
    built: [
      'src/domain/auth/providers/providers.ts',
      'src/domain/auth/providers/ssoInfo.ts',
      'src/flows/auth/accounts/AccountSwitcher.tsx',
    ],
    stories: ['Auth/Account switcher', 'Auth/Account switcher view', 'Auth/Single sign-on'],
    tests: [
      'machines/auth/accountSwitcher/accountSwitcher.machine.test.ts',
      'src/flows/auth/accounts/accountSwitcher.flow.test.ts',
      'src/flows/auth/accounts/savedAccounts.storage.test.ts',
    ],
  },
]
