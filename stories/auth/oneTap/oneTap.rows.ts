import type { SpecRow } from '../../docs/spec/specRow.ts'

export const oneTapRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Loading screen ‘Welcome to the product!’ of one-tap',
    sentences: ['§2 Loading screen'],
    machines: ['oneTap'],
    tested: ['src/domain/auth/loadingBar.ts'],
    built: ['src/views/auth/oneTap/WelcomeLoadingView.tsx'],
    stories: ['Auth/Welcome loading view', 'Auth/One tap'],
    tests: ['machines/auth/oneTap/oneTap.machine.test.ts'],
  },
  {
    section: 4,
    topic: 'One-tap: two-factor, the bot check, consents and the birthday of a newcomer',
    sentences: ['§4 Two-factor: a login'],
    machines: ['oneTap', 'loginMfa', 'consents', 'socialSignup', 'underage'],
    built: [
      'machines/fragments/directLogin.ts',
      'src/flows/auth/directLogin/LoginMfaDialog.tsx',
      'src/flows/auth/oneTap/OneTapSignup.tsx',
    ],
    stories: ['Auth/One tap'],
    tests: ['machines/auth/oneTap/oneTap.steps.test.ts', 'src/flows/auth/oneTap/oneTap.flow.test.ts'],
  },
  {
    section: 6,
    topic: 'One-tap: who sees it, in which browsers',
    sentences: ['§6 One-tap: offered to an authenticated'],
    machines: ['oneTap', 'scriptLoader'],
    tested: ['src/domain/auth/providers/oneTap.ts'],
    built: ['src/flows/auth/oneTap/OneTap.tsx', 'src/platform/sdk/oneTap.ts'],
    stories: ['Auth/One tap', 'Auth/One tap view'],
    tests: ['src/flows/auth/oneTap/oneTap.offer.test.ts', 'src/flows/auth/oneTap/oneTap.browser.test.tsx'],
  },
]
