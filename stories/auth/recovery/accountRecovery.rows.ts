import type { SpecRow } from '../../docs/spec/specRow.ts'

export const accountRecoveryRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Banners: removed first-provider log-in, unavailable first-provider sign-up',
    sentences: [
      '§2 Banners: one for removed',
      '§7 GET /v3/facebook/login_data/',
      '§8 First-provider signup banner',
    ],
    machines: ['accountRecovery'],
    built: [
      'src/flows/auth/recovery/AccountRecovery.tsx',
      'src/flows/auth/recovery/RecoveryBanner.tsx',
      'src/views/auth/recovery/FacebookRemovedBanner.tsx',
      'src/views/auth/recovery/SignupUnavailableBanner.tsx',
    ],
    stories: ['Recovery/Account recovery', 'Recovery/Banners'],
    tests: [
      'machines/auth/accountRecovery/accountRecovery.machine.test.ts',
      'src/flows/auth/recovery/accountRecovery.browser.test.tsx',
    ],
  },
]
