import type { SpecRow } from '../specRow.ts'

/** What no machine does. */
export const generalRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Sign-up titles by source and inviter',
    machines: [],
    built: ['src/domain/auth/signup/signupSource.ts', 'src/flows/auth/signup/SignupTitle.tsx'],
    stories: ['Auth/Containers/Titles'],
    tests: ['src/domain/auth/signup/signupSource.test.ts'],
  },
  {
    section: 2,
    topic: 'A failed resource load redirects',
    machines: [],
    built: ['src/domain/navigation/resourceRedirect.ts', 'src/flows/runtime/useResourceRedirect.ts'],
    stories: [],
    tests: [
      'src/domain/navigation/resourceRedirect.test.ts',
      'src/flows/runtime/useResourceRedirect.test.tsx',
    ],
  },
  {
    section: 7,
    topic: 'The calls, their payloads and responses',
    machines: [],
    built: ['src/api/auth/auth.endpoints.ts', 'src/api/client.ts', 'mocks/handlers/auth/requestRules.ts'],
    stories: ['Auth/Log in', 'Auth/Sign up', 'Recovery/Offsite link'],
    tests: [
      'mocks/handlers.test.ts',
      'mocks/scenarios.test.ts',
      'src/api/client.test.ts',
      'src/api/auth/offsite.test.ts',
      'stories/coverage.test.ts',
    ],
  },
  {
    section: 8,
    topic: 'Resources: retryable, aborted calls ignored',
    machines: [],
    built: ['src/api/failure.ts', 'src/domain/navigation/resourceRedirect.ts'],
    stories: [],
    tests: ['src/api/client.faults.test.ts', 'src/domain/navigation/resourceRedirect.test.ts'],
  },
  {
    section: 9,
    topic: 'Delays, limits and open values',
    machines: [],
    built: [
      'src/domain/policy/timing.ts',
      'src/domain/policy/policy.ts',
      'src/domain/auth/providers/popups.ts',
    ],
    stories: ['Auth/Bot-check limit', 'Auth/Single sign-on'],
    tests: [
      'machines/laws.test.ts',
      'machines/auth/scriptLoader/scriptLoader.machine.test.ts',
      'src/domain/auth/botLimit.test.ts',
    ],
  },
  {
    section: 9,
    topic: 'Widths and breakpoints',
    machines: [],
    built: ['src/theme/tokens.ts', 'src/ui/dialog/Dialog.styles.ts', 'src/views/auth/shell/LimitedPlace.tsx'],
    stories: ['Auth/Containers/Limited log-in', 'Auth/Two-factor', 'Auth/Birthday view'],
    tests: ['src/flows/auth/tests/smallWindow.browser.test.tsx'],
  },
  {
    section: 9,
    topic: 'Truncation, navigation history, LRU cache, reserved query keys',
    machines: [],
    built: [
      'src/domain/text/truncate.ts',
      'src/domain/navigation/navigationHistory.ts',
      'src/domain/navigation/lruCache.ts',
      'src/domain/navigation/reservedQuery.ts',
      'src/domain/navigation/deviceCodes.ts',
    ],
    stories: [],
    tests: [
      'src/domain/text/truncate.test.ts',
      'src/domain/navigation/navigationHistory.test.ts',
      'src/domain/navigation/lruCache.test.ts',
      'src/domain/navigation/reservedQuery.test.ts',
    ],
  },
]
