import type { SpecRow } from '../../docs/spec/specRow.ts'

export const accountSwitcherRows: readonly SpecRow[] = [
  {
    section: 3,
    topic: 'Viewer, SSO results, login data, login methods, saved accounts',
    sentences: [
      '§3 Viewer: type',
      '§3 SSO check result',
      '§3 Login data for recovery',
      '§3 Login methods: EMAIL',
      '§3 Provider kinds: facebook',
      '§3 Saved accounts for the account',
      '§3 Browser storage: multiple-accounts',
      '§9 Browser credential store',
    ],
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
    stories: ['Auth/Account switcher', 'Auth/Account switcher view', 'Auth/Single sign-on', 'Auth/Log out'],
    tests: [
      'machines/auth/accountSwitcher/accountSwitcher.machine.test.ts',
      'src/flows/auth/accounts/accountSwitcher.flow.test.ts',
      'src/flows/auth/accounts/savedAccounts.storage.test.ts',
    ],
  },
]
